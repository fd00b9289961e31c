type Rows = readonly [row: readonly number[], rowBefore: readonly number[]]

/** How far the first letters of two names are apart, from those of one letter less. */
const nextRow = (
  [row, rowBefore]: Rows,
  index: number,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  const next = [index + 1]
  for (const [column, letter] of [...to].entries()) {
    const exchanged = (row[column] ?? 0) + (from[index] === letter ? 0 : 1)
    const isSwap = index > 0 && column > 0 && from[index] === to[column - 1] && from[index - 1] === letter
    const swapped = isSwap ? (rowBefore[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
    next.push(Math.min(exchanged, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
  }
  return next
}

/** How many letters must be added, left out, exchanged, or swapped with their neighbour to make one name of the other. */
const distance = (from: string, to: string): number => {
  let rows: Rows = [Array.from({ length: to.length + 1 }, (_, column) => column), []]
  for (const index of Array.from(from).keys()) rows = [nextRow(rows, index, { from, to }), rows[0]]
  return rows[0][to.length] ?? 0
}

/** The one of the names that was probably meant; undefined when none is near. Letter case does not count; the first of equally near ones wins. */
export const nearestName = (name: string, names: Iterable<string>): string | undefined => {
  const allowed = Math.max(1, Math.floor(name.length / 3))
  let nearest: { name: string; distance: number } | undefined
  const from = name.toLowerCase()
  for (const candidate of names) {
    const to = candidate.toLowerCase()
    // Names are as far apart as their lengths, at least: a very long one is near nothing, which need not be counted out.
    const far = Math.abs(from.length - to.length) > allowed ? Number.POSITIVE_INFINITY : distance(from, to)
    if (far <= allowed && far < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { name: candidate, distance: far }
  }
  return nearest?.name
}

/** The question that ends a sentence about an unknown name: `; did you mean "ben"?`, or nothing. */
export const didYouMean = (name: string, names: Iterable<string>): string => {
  const nearest = nearestName(name, names)
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`
}
