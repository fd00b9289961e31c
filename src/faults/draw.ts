import { createHash } from 'node:crypto'

/** A number from 0 up to, and not, 1: a function of its source alone. */
export const draw = (...source: readonly (string | number)[]): number =>
  createHash('sha256').update(source.join('\n')).digest().readUInt32BE(0) / 2 ** 32
