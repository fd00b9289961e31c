/** Zones with whole, half, quarter and moving offsets, on both sides of the date line. */
export const zones = [
  ...['UTC', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns', 'Africa/Casablanca', 'Pacific/Kiritimati'],
  ...['Pacific/Chatham', 'Asia/Kolkata', 'America/Santiago', 'Asia/Tehran', 'Africa/Cairo', 'Antarctica/Troll'],
  ...['Etc/GMT+12', 'Pacific/Pago_Pago', 'Asia/Beirut', 'America/Havana', 'Asia/Tokyo', 'Europe/Dublin'],
] as const

/** Days on which the clocks of a zone are changed, or a date is left out. */
export const oddDays: readonly (readonly [string, string])[] = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Europe/Berlin', '2019-10-27'],
  ['Europe/Dublin', '1996-03-31'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2006-10-29'],
  ['America/Los_Angeles', '2031-11-02'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Apia', '2011-12-29'],
  ['Pacific/Apia', '2012-04-01'],
  ['Pacific/Kiritimati', '1994-12-30'],
  ['Pacific/Chatham', '2026-04-05'],
  ['America/St_Johns', '2010-11-07'],
  ['America/St_Johns', '2026-03-08'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Asia/Tehran', '2021-03-22'],
  ['Africa/Cairo', '2026-04-24'],
  ['Antarctica/Troll', '2026-03-29'],
  ['Antarctica/Troll', '2026-10-25'],
  ['Asia/Beirut', '2026-03-29'],
  ['Asia/Beirut', '2026-10-25'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['Asia/Kathmandu', '1986-01-01'],
]
