import type { Assembled } from '../../mock.js'
import type { Terminal } from '../terminal/terminal.js'
import { visible } from '../terminal/visible.js'
import { putFile } from './put-file.js'

/** Writes what a run was, to be done again, and says on standard error what of it is missing; throws a `CommandError` where the file cannot be written. */
export const writeBundle = ({ mock, house }: Assembled, file: string, { err }: Pick<Terminal, 'err'>): void => {
  const bundle = mock.contract.bundle()
  const others = house.named().map(({ name }) => name)
  const alone = `The bundle holds the requests of the default sandbox alone; those of ${others.join(', ')} are missing`
  for (const note of [...bundle.notes, ...(others.length > 0 ? [alone] : [])]) err(visible(`svc-mock: ${note}`))
  putFile(file, `${JSON.stringify(bundle, null, 1)}\n`)
}
