import { xmlAttributes, xmlText } from './xml.js'

/** Why a case did not pass. */
export interface JunitProblem {
  /** Name of the rule, or of the kind of error. */
  readonly type: string
  /** One sentence. */
  readonly message: string
  /** Everything else there is to say, in lines; default the message. */
  readonly text?: string
}

/** One thing that was checked; at most one of `failure`, `error` and `skipped` is told, in this order. */
export interface JunitCase {
  readonly name: string
  /** What groups cases within a suite; default the suite's name. */
  readonly className?: string
  readonly milliseconds?: number
  /** What was checked is not so. */
  readonly failure?: JunitProblem | undefined
  /** It could not be checked. */
  readonly error?: JunitProblem | undefined
  /** Why it was left out. */
  readonly skipped?: string | undefined
}

/** Cases that belong together. */
export interface JunitSuite {
  readonly name: string
  /** When it began: milliseconds since the epoch. */
  readonly at: number
  readonly cases: readonly JunitCase[]
  readonly properties?: Readonly<Record<string, string>>
  /** How long it took; default the sum of its cases. */
  readonly milliseconds?: number
  /** What else there is to say of it, in lines. */
  readonly told?: string
}

/**
 * The suites as a document of JUnit XML: what both its widespread schemas allow, and not a thing more.
 *
 * So the outermost element carries no totals, every suite its id, properties and outputs, and a case one problem.
 */
export const junitXml = (suites: readonly JunitSuite[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites.flatMap(suiteLines), '</testsuites>', ''].join(
    '\n',
  )

const suiteLines = (suite: JunitSuite, id: number): readonly string[] => {
  const { cases, at, told = '', properties = {} } = suite
  const name = named(suite.name)
  const attributes = {
    ...{ name, package: name, id, timestamp: new Date(at).toISOString().slice(0, 19), hostname: 'localhost' },
    tests: cases.length,
    ...countsOf(cases),
    time: seconds(suite.milliseconds ?? cases.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0)),
  }
  return [
    `  <testsuite${xmlAttributes(attributes)}>`,
    ...propertyLines(properties),
    ...cases.map((it) => caseLine(it, name)),
    `    <system-out>${xmlText(told)}</system-out>`,
    '    <system-err></system-err>',
    '  </testsuite>',
  ]
}

const propertyLines = (properties: Readonly<Record<string, string>>): readonly string[] => [
  '    <properties>',
  ...Object.entries(properties).map(
    ([name, value]) => `      <property${xmlAttributes({ name: named(name), value })}/>`,
  ),
  '    </properties>',
]

const caseLine = (it: JunitCase, suite: string): string => {
  const { className = suite, milliseconds = 0 } = it
  const attributes = { name: named(it.name), classname: named(className), time: seconds(milliseconds) }
  const problem = outcomes[outcomeOf(it)](it)
  return `    <testcase${xmlAttributes(attributes)}>${problem}</testcase>`
}

type Outcome = 'failures' | 'errors' | 'skipped' | 'passed'

const outcomeOf = ({ failure, error, skipped }: JunitCase): Outcome => {
  if (failure) return 'failures'
  if (error) return 'errors'
  return skipped === undefined ? 'passed' : 'skipped'
}

const outcomes: Readonly<Record<Outcome, (it: JunitCase) => string>> = {
  failures: ({ failure }) => problemElement('failure', failure),
  errors: ({ error }) => problemElement('error', error),
  skipped: ({ skipped }) => `<skipped${xmlAttributes({ message: skipped })}/>`,
  passed: () => '',
}

const problemElement = (name: 'failure' | 'error', problem: JunitProblem | undefined): string => {
  const { type, message = '', text = message } = problem ?? {}
  return `<${name}${xmlAttributes({ type, message })}>${xmlText(text)}</${name}>`
}

const countsOf = (cases: readonly JunitCase[]) => {
  const outcomes = cases.map(outcomeOf)
  const count = (outcome: Outcome): number => outcomes.filter((it) => it === outcome).length
  return { failures: count('failures'), errors: count('errors') }
}

/** Names are tokens of at least one character. */
const named = (text: string): string => (text.trim() === '' ? '(no name)' : text)

const seconds = (milliseconds: number): string => (Math.max(0, milliseconds) / 1000).toFixed(3)
