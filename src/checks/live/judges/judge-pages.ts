import type { LiveReply } from '../exchange.js'
import { type Objection, placeOf, valueAt } from '../finding.js'
import { shownValue } from '../secrets.js'

/** Which part of a list was asked for; undefined where the request left it open. */
export interface AskedPage {
  readonly take: number | undefined
  readonly skip: number
}

/** Whether the pagination of a list adds up with what was asked and what came. */
export const judgePagination = (body: unknown, { take, skip }: AskedPage): readonly Objection[] => {
  const told = valueAt(body, ['pagination'])
  const items = valueAt(body, ['data'])
  if (typeof told !== 'object' || told === null || !Array.isArray(items)) return []
  const total = Number(Reflect.get(told, 'totalItems'))
  const size = take ?? Number(Reflect.get(told, 'itemsPerPage'))
  if (!Number.isInteger(total) || !Number.isInteger(size) || size < 1) return []
  const sums = arithmetic({ total, size, skip, returned: items.length })
  return Object.entries(sums).flatMap(([name, [value, says]]) => {
    const found: unknown = Reflect.get(told, name)
    return found === undefined || found === value ? [] : [wrong(name, `${value}: ${says}`, shownValue(found))]
  })
}

type Sum = readonly [value: number | boolean, says: string]

/** The documents' arithmetic, each sum with the sentence that it stands for. */
const arithmetic = (page: {
  readonly total: number
  readonly size: number
  readonly skip: number
  readonly returned: number
}): Readonly<Record<string, Sum>> => {
  const { total, size, skip, returned } = page
  const pages = Math.ceil(total / size)
  const current = pages === 0 ? 0 : Math.min(Math.floor(skip / size) + 1, pages)
  return {
    returnedItems: [returned, `the list has ${returned}`],
    itemsPerPage: [size, 'what take asks for'],
    totalPages: [pages, `${total} items, ${size} a page`],
    currentPage: [current, `${skip} skipped, ${size} a page, ${pages} pages`],
    remainingItems: [Math.max(total - skip - size, 0), `${total} items, ${skip} skipped, ${size} a page`],
    hasNextPage: [skip + size < total, `${total} items, ${skip} skipped, ${size} a page`],
    hasPreviousPage: [skip > 0, `${skip} skipped`],
    totalItems: [
      returned === 0 ? total : Math.max(total, skip + returned),
      `${skip} skipped and ${returned} on this page`,
    ],
  }
}

const wrong = (name: string, document: string, target: string): Objection => ({
  weight: 'gap',
  rule: 'pagination.arithmetic',
  place: placeOf(['pagination', name]),
  document,
  target,
})

/** Whether a page holds no more than was asked for, and fills up to what there is. */
export const judgePageSize = (body: unknown, { take, skip }: AskedPage): readonly Objection[] => {
  const items = valueAt(body, ['data'])
  const total = valueAt(body, ['pagination', 'totalItems'])
  if (take === undefined || !Array.isArray(items)) return []
  if (items.length > take) return [length(`at most ${take} items, as take asks`, items.length)]
  const due = typeof total === 'number' ? Math.min(Math.max(total - skip, 0), take) : items.length
  return items.length === due ? [] : [length(`${due} items: ${total} in all, ${skip} skipped`, items.length)]
}

const length = (document: string, found: number): Objection => ({
  ...{ weight: 'gap', rule: 'pagination.length', place: '/data', document, target: `${found} items` },
})

/** Whether two pages of one item that follow each other hold different items of the same list. */
export const comparePages = (first: LiveReply, second: LiveReply): readonly Objection[] => {
  const [one, other] = [identityOf(first), identityOf(second)]
  const totals = [first, second].map(({ body }) => valueAt(body, ['pagination', 'totalItems']))
  return [
    ...(one !== undefined && one === other
      ? [pagesDiffer('another item on the second page than on the first', `${one} on both`)]
      : []),
    ...(totals[0] !== totals[1] ? [pagesDiffer('the same totalItems on both pages', `${totals.join(' and ')}`)] : []),
  ]
}

const pagesDiffer = (document: string, target: string): Objection => ({
  ...{ weight: 'gap', rule: 'pagination.pages', place: '/data', document, target },
})

/** What the first item of a page is known by. */
const identityOf = ({ body }: LiveReply): string | undefined => {
  const item = valueAt(body, ['data', '0'])
  const id = valueAt(item, ['uid']) ?? valueAt(item, ['id'])
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
