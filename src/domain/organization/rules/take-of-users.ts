import { Failure } from '../../failure.js'

const largestTake = 250

/** What the alternative AL-39 refuses: a page of more than 250 users. */
export const takeOfUsersTooLarge = (take: number | undefined): Failure | undefined =>
  take === undefined || take <= largestTake
    ? undefined
    : new Failure('users.take_too_large', `take is ${take}; a page holds at most ${largestTake} users`, {
        take,
        maximum: largestTake,
      })
