import { setTimeout as pause } from 'node:timers/promises'

/** Waits on the platform's clock; answers whether it was left to wait to the end. */
export const waited = async (milliseconds: number, stop: AbortSignal): Promise<boolean> => {
  try {
    await pause(milliseconds, undefined, { signal: stop })
    return true
  } catch {
    return false
  }
}

const shortestPause = 50

/** Pieces of a body, at most one in 50 milliseconds, the first at once and the last when the time is over; ends early where it is told to stop. */
export async function* piecesOver(
  bytes: Uint8Array,
  milliseconds: number,
  stop: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const size = Math.ceil(bytes.length / Math.max(2, Math.ceil(milliseconds / shortestPause)))
  const pauses = Math.max(1, Math.ceil(bytes.length / size) - 1)
  for (let start = 0; start < bytes.length; start += size) {
    if (start > 0 && !(await waited(milliseconds / pauses, stop))) return
    yield bytes.subarray(start, start + size)
  }
}

/** What arrives of a body that is cut short. */
export const firstHalf = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2))
