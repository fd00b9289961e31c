/** A command line in two: what is ours, and the command that stands behind `--`. */
export interface SplitLine {
  readonly own: readonly string[]
  /** Undefined where there is no `--`. */
  readonly behind: readonly string[] | undefined
}

/** Splits a command line at its first `--`; what stands behind belongs to another program, whatever it looks like. */
export const splitAtDashes = (args: readonly string[]): SplitLine => {
  const position = args.indexOf('--')
  if (position === -1) return { own: args, behind: undefined }
  return { own: args.slice(0, position), behind: args.slice(position + 1) }
}
