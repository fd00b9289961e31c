import type { Json } from './alternative.js'

/** The reply with every thing of its `data` replaced, be that one thing or a list of them. */
export const mapData = (reply: Json, change: (thing: Json) => Json): Json => ({
  ...reply,
  data: mapped(reply['data'], change),
})

const mapped = (data: unknown, change: (thing: Json) => Json): unknown => {
  if (Array.isArray(data)) return data.map((thing) => mapped(thing, change))
  return isObject(data) ? change(data) : data
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
