import { readTarget } from '../../checks/render/formats.js'
import { readDemand } from '../../checks/run/demand.js'
import { list, several } from '../arguments/option.js'

/** What a report is written to, and what it must not show. */
export const reportOptions = {
  report: several(
    'FILE',
    'Writes the report: .json, .xml (JUnit), .html, .md, .sarif, .txt, FORMAT:FILE, or github; may be repeated.',
    readTarget,
  ),
  'fail-on': list(
    'KINDS',
    'Fails where there were violations (of the contract), warnings, refusals, choices, beyond, or uncovered<N%; several with commas.',
    readDemand,
  ),
}
