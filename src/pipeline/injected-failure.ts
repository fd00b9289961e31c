import { Failure, type FailureName } from '../domain/failure.js'

/** A refusal on account of a fault: no rule of the service, and no policy, has a say in it. */
export class InjectedFailure extends Failure {
  readonly #status: number | undefined

  /** `status` is given where it is not the name's own. */
  constructor(name: FailureName, message: string, status?: number) {
    super(name, message)
    this.#status = status
  }

  override get status(): number {
    return this.#status ?? super.status
  }
}
