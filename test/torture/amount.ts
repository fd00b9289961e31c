const isFull = process.env['SVC_MOCK_TORTURE'] === 'full'

/** How much of something is tried: all of it by `npm run torture`, a share of it by `npm run torture:short`, which CI calls. */
export const amount = ({ short, full }: { readonly short: number; readonly full: number }): number =>
  isFull ? full : short
