import { readFile } from 'node:fs/promises'
import { MockError } from '../mock/mock-error.js'
import type { Bundle } from './bundle.js'
import schema from './bundle.schema.json' with { type: 'json' }

/** Reads a bundle from its file; throws a `MockError` that says what is wrong with it. */
export const readBundle = async (file: string): Promise<Bundle> => checkedBundle(await parsed(file), file)

/** The value, proved to be a bundle; what is in its state is checked where it is put in. */
export const checkedBundle = async (value: unknown, name = 'it'): Promise<Bundle> => {
  const { default: ajvModule } = await import('ajv/dist/2020.js')
  const ajv = new ajvModule.default({ strict: false, validateFormats: false })
  const isBundle = ajv.compile<Bundle>(schema)
  if (isBundle(value)) return value
  const [problem] = isBundle.errors ?? []
  throw new MockError(`${name} is no bundle: ${problem?.instancePath || 'the whole'} ${problem?.message}`)
}

const parsed = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new MockError(`${file} cannot be read as a bundle: ${code === 'ENOENT' ? 'there is no such file' : message}`)
  }
}
