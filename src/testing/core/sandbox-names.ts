/** Longest name that a sandbox may have. */
const longest = 64

/** Makes names for the sandboxes of tests, of their titles: fit for a URL, and never the same twice. */
export const createSandboxNames = (): ((title: string) => string) => {
  const taken = new Set<string>()
  return (title) => {
    const wanted = made(title)
    for (let count = 1; ; count++) {
      const name = count === 1 ? wanted : `${wanted.slice(0, longest - 1 - String(count).length)}-${count}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  }
}

/** Runs of other characters become hyphens. */
const made = (title: string): string =>
  title
    .replaceAll(/[^A-Za-z0-9._]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '') || 'test'
