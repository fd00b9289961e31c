/** Which part of a list is wanted (XT-30). */
export interface PageQuery {
  readonly skip?: number | undefined
  readonly take?: number | undefined
}

const usualTake = 250

/** The wanted part of a list: all but the skipped, 250 at most unless told otherwise (XT-30). */
export const pageOf = <Item>(items: readonly Item[], { skip = 0, take = usualTake }: PageQuery): readonly Item[] =>
  items.slice(skip, skip + take)
