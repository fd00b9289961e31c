import { checkedProduct } from '../../mock/checked-options.js'
import { flag, list, several, value } from '../arguments/option.js'
import { longestWait, wholeNumber } from '../arguments/whole-number.js'
import { readReportFile } from './report-files.js'

const text = (given: string): string => {
  if (given.trim() === '') throw new Error('it is empty')
  return given.trim()
}

/** A base address without anything behind it; what is wrong with one is said without repeating it, since it may hold a password. */
const address = (given: string): string => {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error('give an address such as https://staging.example.com')
  if (url.username !== '' || url.password !== '')
    throw new Error('leave user and password out of the address; credentials go with --token or --credential')
  if (url.search !== '' || url.hash !== '') throw new Error('leave out everything from ? or # on')
  return given.replace(/(?<!\/)\/+$/, '')
}

/** Everything that a check can be told. */
export const checkOptions = {
  target: value('URL', 'Address of the service, up to where /v1 and /v2 begin.', address),
  token: value('TOKEN', 'API key or access token to ask with; better as the variable SVC_MOCK_TOKEN.', text),
  credential: several('NAME=TOKEN', 'A further token, by the name that cases know it by. May be repeated.', text),
  'client-id': value('ID', 'Id of an OAuth client to ask with.', text),
  'client-secret': value('SECRET', 'Its secret; better as the variable SVC_MOCK_CLIENT_SECRET.', text),
  product: value('NAME', 'Word that headers, keys and values of the service carry in place of svc.', checkedProduct),
  only: list('OPERATIONS', 'Only these operations, by operationId or as "GET /v2/me"; several with commas.', text),
  skip: list('OPERATIONS', 'All operations but these.', text),
  'spec-only': flag('Only operations that the specification shows.'),
  id: several('KIND.NAME=ID', 'An id that the reads of the service do not show: eventType.intro=123.', text),
  ids: value('FILE', 'A YAML or JSON file of such ids.', text),
  cases: value('FILE', 'A YAML or JSON file of requests of your own.', text),
  overlay: value('FILE', 'OpenAPI document of yours; what only it describes is checked too, as far as it reads.', text),
  write: flag('Tries operations that change something too, on things that it makes and takes away again.'),
  seed: value('NUMBER', 'Seed of drawn requests. Default 1.', wholeNumber(0)),
  rate: value('NUMBER', 'Most requests a second. Default 10.', wholeNumber(1, 10_000)),
  max: value('NUMBER', 'Most requests; tidying up comes on top. Default 2000.', wholeNumber(1)),
  timeout: value('MILLISECONDS', 'How long an answer may take. Default 10000.', wholeNumber(1, longestWait)),
  resume: value('FILE', 'Keeps what was done in this file, and goes on from there.', text),
  baseline: value('FILE', 'Known gaps, which do not fail the run.', text),
  'update-baseline': flag('Writes the gaps of this run to the baseline.'),
  report: several('FILE', 'Writes a report: FILE.json, FILE.xml (JUnit) or FILE.md. May be repeated.', readReportFile),
  strict: flag('Fails for differences from the mock too, where the documents allow both.'),
  verbose: flag('Names the operations that were skipped, with the reason.'),
  quiet: flag('Leaves out the progress.'),
}
