const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A length as titles say it: `30 mins`, `1 hour`, `1 hour 30 mins` (BK-50). */
export const spokenLength = (lengthInMinutes: number): string => {
  const hours = Math.floor(lengthInMinutes / 60)
  const minutes = lengthInMinutes % 60
  const parts = [...(hours > 0 ? [plural(hours, 'hour')] : []), ...(minutes > 0 ? [plural(minutes, 'min')] : [])]
  return parts.join(' ')
}
