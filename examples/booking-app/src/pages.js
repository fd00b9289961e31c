const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => entities[character])

const page = (...parts) =>
  ['<!doctype html>', '<meta charset="utf-8">', '<title>Book a call</title>', ...parts].join('\n')

/** A page with one sentence for the booker. */
export const sentencePage = (sentence) => page(`<p>${escaped(sentence)}</p>`, '<p><a href="/">All free times</a></p>')

/** A page to book one of these times on, below a sentence where there is one to say. */
export const timesPage = (times, sentence = '') =>
  page(
    ...(sentence === '' ? [] : [`<p>${escaped(sentence)}</p>`]),
    '<form method="post" action="/book">',
    '<label>Name <input name="name" required></label>',
    '<label>E-mail <input name="email" type="email" required></label>',
    ...times.map((time) => `<button name="start" value="${escaped(time)}">${spoken(time)}</button>`),
    '</form>',
  )

/** `2026-01-05T11:00:00.000Z` as people read it. */
export const spoken = (time) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`
