/** The month of UTC in which a moment lies: from its beginning to that of the next one, in milliseconds since the epoch. */
export const monthOf = (time: number): { readonly from: number; readonly to: number } => {
  const date = new Date(time)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) }
}
