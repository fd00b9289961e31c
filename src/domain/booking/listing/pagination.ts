/** Which part of a list is asked for. */
export interface Page {
  readonly take: number
  readonly skip: number
}

/** Where a page lies in the whole list (BK-81, BK-82). */
export interface Pagination {
  readonly totalItems: number
  readonly remainingItems: number
  readonly returnedItems: number
  readonly itemsPerPage: number
  readonly currentPage: number
  readonly totalPages: number
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** The arithmetic of one page of `totalItems`; `take` at least 1, `skip` at least 0. */
export const paginate = (totalItems: number, { take, skip }: Page): Pagination => {
  const totalPages = Math.ceil(totalItems / take)
  return {
    totalItems,
    remainingItems: Math.max(totalItems - skip - take, 0),
    returnedItems: clamp(totalItems - skip, 0, take),
    itemsPerPage: take,
    currentPage: totalPages === 0 ? 0 : clamp(Math.floor(skip / take) + 1, 1, totalPages),
    totalPages,
    hasNextPage: skip + take < totalItems,
    hasPreviousPage: skip > 0,
  }
}

const clamp = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest)
