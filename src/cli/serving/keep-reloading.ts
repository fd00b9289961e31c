import { ScenarioError } from '../../scenario/scenario-error.js'
import { tellError } from '../terminal/tell-error.js'
import type { Terminal } from '../terminal/terminal.js'
import type { Served } from './serve.js'
import { watchFiles } from './watch-files.js'

/** Loads the scenario again whenever one of its files changes, one time after the other; answers how to end that. */
export const keepReloading = async (served: Served, terminal: Terminal, reloaded: () => void): Promise<() => void> => {
  let last: Promise<void> = Promise.resolve()
  const watch = watchFiles(() => {
    last = last.then(reload)
  })
  const reload = async (): Promise<void> => {
    try {
      const { ground } = await served.reload()
      await watch.follow(ground.files)
      reloaded()
    } catch (error) {
      terminal.err('svc-mock: the scenario cannot be loaded again; the old one stays')
      tellError(error, terminal)
      await watch.follow([...new Set([...served.assembled.ground.files, ...filesOf(error)])])
    }
  }
  await watch.follow(served.assembled.ground.files)
  return () => watch.close()
}

/** The problem may be in a file that the scenario extends only now. */
const filesOf = (error: unknown): readonly string[] =>
  error instanceof ScenarioError ? error.problems.flatMap(({ file }) => file ?? []) : []
