import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const shipped = new URL('../assets/sarif-2.1.0.schema.json', import.meta.resolve('@microsoft/sarif-multitool-ts'))

/** What the public schema of SARIF 2.1.0 says against a log; nothing where it is valid. */
export const sarifProblems = (text: string): readonly string[] => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const isLog = ajv.compile(JSON.parse(readFileSync(shipped, 'utf8')))
  isLog(JSON.parse(text))
  return (isLog.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
