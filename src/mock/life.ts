import { MockError } from './mock-error.js'

/** Whether a mock was closed. */
export interface Life {
  readonly isOver: boolean
  /** Throws a `MockError` when the mock was closed; `asked` is what its user called. */
  mustBeOpen(asked: string): void
  end(): void
}

/** The life of a mock that is open. */
export const createLife = (): Life => {
  let isOver = false
  return {
    get isOver() {
      return isOver
    },
    mustBeOpen(asked) {
      if (isOver) throw new MockError(`${asked} was called on a mock that is closed; make another with createMock()`)
    },
    end() {
      isOver = true
    },
  }
}
