/** The writes of one operation, to whatever collections: all of them count, or none. */
export class Transaction {
  /** How each write is taken back, the latest last; undefined while no transaction is open. */
  #undo: (() => void)[] | undefined

  begin(): void {
    this.#undo = []
  }

  /** To be told of each write how it is taken back. */
  note(undo: () => void): void {
    this.#undo?.push(undo)
  }

  /** Answers whether anything was written. */
  commit(): boolean {
    const changed = this.#undo !== undefined && this.#undo.length > 0
    this.#undo = undefined
    return changed
  }

  rollback(): void {
    const undo = this.#undo ?? []
    this.#undo = undefined
    for (const takeBack of undo.reverse()) takeBack()
  }
}
