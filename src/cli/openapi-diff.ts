import { createWords } from '../contract/words.js'
import type { Comparable } from '../diff/compare-documents.js'
import { flag, list, oneOf, type Values, value } from './arguments/option.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { diffJson, diffMarkdown, diffText } from './diffing/diff-text.js'
import { startOptions } from './serving/start-options.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'

const names = ['v1', 'v2', 'beyond'] as const

const diffOptions = {
  from: list(
    'v1|v2|beyond',
    'Which of our documents; several with commas. Default those that share an operation.',
    oneOf(...names),
  ),
  reverse: flag('Reads OTHER as the earlier document, and ours as what became of it.'),
  product: startOptions.product,
  json: flag('Speaks JSON.'),
  markdown: flag('Speaks Markdown, as for the summary of a job.'),
  'fail-on': value('breaking', 'Ends with 1 where a change breaks clients.', oneOf('breaking')),
}

type Given = Values<typeof diffOptions>

/** Compares our documents with another of the service. */
export const openapiDiff = defineCommand({
  usage: 'openapi diff OTHER [options]',
  says: 'Compares our documents with another OpenAPI document of the service, and says what breaks clients.',
  options: diffOptions,
  takesVariables: false,

  async run({ values, positionals: [file, further], terminal }) {
    if (file === undefined) throw new UsageError('openapi diff needs a document: svc-mock openapi diff other.yaml')
    if (further !== undefined)
      throw new UsageError(`openapi diff compares with one document; "${further}" is one too many`)
    if (values.json && values.markdown)
      throw new UsageError('--json and --markdown contradict each other; give one of them')
    const { openDocument } = await import('../documents/open-document.js')
    return compare(await openDocument(file), values, terminal)
  },
})

const compare = async (other: Comparable, values: Given, terminal: Terminal): Promise<number> => {
  const { compareDocuments } = await import('../diff/compare-documents.js')
  const ours = await ourDocuments(other, values)
  const documents = ours.map(({ document }) => document)
  const diff = values.reverse ? compareDocuments([other], documents) : compareDocuments(documents, [other])
  const from = ours.map(({ name }) => name).join(', ')
  if (values.json) terminal.out(diffJson(diff, from))
  else if (values.markdown) terminal.out(diffMarkdown(diff, from))
  else terminal.out(diffText(diff, from, createPaint(terminal.isColoured)))
  return values['fail-on'] === 'breaking' && diff.counts.breaking > 0 ? 1 : 0
}

interface OurDocument {
  readonly name: string
  readonly document: Comparable
}

const ourDocuments = async (other: Comparable, { from, product = 'svc' }: Given): Promise<readonly OurDocument[]> => {
  const [{ documents }, { haveInCommon }] = await Promise.all([
    import('../generated/documents.js'),
    import('../diff/compare-documents.js'),
  ])
  const words = createWords(product)
  const all = names.map((name) => ({ name, document: { value: words.document(documents[name]) } }))
  const chosen = all.filter(({ name, document }) => from?.includes(name) ?? haveInCommon(document, other))
  if (chosen.length > 0) return chosen
  throw new UsageError('The document shares no operation with ours; if it is the right one, name one of ours by --from')
}
