type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that are given: `undefined` ones are left out, so that a default may stand in. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
