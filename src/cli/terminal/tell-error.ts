import { relative } from 'node:path'
import { DocumentError, problemLine } from '../../documents/document-error.js'
import { MockError } from '../../mock/mock-error.js'
import { ScenarioError, type ScenarioProblem } from '../../scenario/scenario-error.js'
import { StoreError } from '../../state/store-error.js'
import { CommandError } from '../command-error.js'
import type { Terminal } from './terminal.js'
import { visible } from './visible.js'

/** Says what went wrong; answers the exit code: 2 for what was given wrongly, 1 for what failed. */
export const tellError = (error: unknown, { err }: Terminal): number => {
  for (const line of linesOf(error)) err(visible(line))
  if (error instanceof CommandError) return error.exitCode
  return isOurs(error) && !isShortage(error) ? 2 : 1
}

const isOurs = (error: unknown): error is Error =>
  [MockError, StoreError, ScenarioError, DocumentError].some((kind) => error instanceof kind)

const isShortage = (error: unknown): boolean => error instanceof StoreError && error.isShortage

const linesOf = (error: unknown): readonly string[] => {
  if (error instanceof ScenarioError) return scenarioLines(error.problems)
  if (error instanceof DocumentError) return error.problems.map(problemLine)
  if (error instanceof CommandError || isOurs(error)) return [`svc-mock: ${error.message}`]
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return ['svc-mock: this is a bug of the mock itself', ...trace.split('\n')]
}

/** Every problem a line that editors find their way by; what stands in no file is one sentence. */
const scenarioLines = (problems: readonly ScenarioProblem[]): readonly string[] => {
  const messages = problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
  if (problems.every(({ file }) => file === undefined))
    return [`svc-mock: ${messages.join('; ').replaceAll('?; ', '? ')}`]
  return problems.map(({ file, line, column }, position) =>
    [file && shortened(file), line, column]
      .filter((part) => part !== undefined)
      .join(':')
      .concat(file ? ': ' : '', messages[position] ?? ''),
  )
}

/** Files below the working folder are named from there. */
const shortened = (file: string): string => {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') || path === '' ? file : path
}
