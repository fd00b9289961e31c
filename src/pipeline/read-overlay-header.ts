import { Failure } from '../domain/failure.js'
import type { OverlayWish } from '../overlay/overlay.js'

type Wish = Partial<Pick<OverlayWish, 'mode' | 'status' | 'example'>>

/** What `x-mock-overlay` asks for: `dynamic, status=404, example=empty`. Throws for anything else. */
export const readOverlayHeader = (header: string | undefined): Wish => {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  return Object.assign({}, ...parts.filter((part) => part !== '').map(readPart))
}

const readPart = (part: string): Wish => {
  if (part === 'static' || part === 'dynamic') return { mode: part }
  const [, status] = /^status=([1-5]\d\d)$/.exec(part) ?? []
  if (status !== undefined) return { status: Number(status) }
  const [, example] = /^example=(\S+)$/.exec(part) ?? []
  if (example !== undefined) return { example }
  throw new Failure(
    'overlay.header_invalid',
    `x-mock-overlay says "${part.slice(0, 80)}"; write static, dynamic, status=404, example=NAME, or several with commas`,
  )
}
