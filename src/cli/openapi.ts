import { createWords } from '../contract/words.js'
import { didYouMean } from '../domain/nearest-name.js'
import { checkedProduct } from '../mock/checked-options.js'
import { oneOf, value } from './arguments/option.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'

/** Tells the documents of the contract. */
export const openapi = defineCommand({
  usage: 'openapi v1|v2|beyond|control [options]',
  says: 'Tells the OpenAPI document of a generation, or of the control interface.',
  options: {
    format: value('yaml|json', 'Default yaml.', oneOf('yaml', 'json')),
    product: value('NAME', 'Word that headers, keys and values carry in place of svc.', checkedProduct),
  },
  takesVariables: false,

  async run({ values: { format = 'yaml', product = 'svc' }, positionals, terminal }) {
    const name = requireName(positionals)
    const { documents } = await import('../generated/documents.js')
    const document = createWords(product).document(documents[name])
    terminal.out(format === 'json' ? JSON.stringify(document, null, 2) : await toYaml(document))
    return 0
  },
})

const names = ['v1', 'v2', 'beyond', 'control'] as const

const requireName = ([given, further]: readonly string[]): (typeof names)[number] => {
  if (given === undefined) throw new UsageError('openapi needs the generation: svc-mock openapi v2')
  if (further !== undefined) throw new UsageError(`openapi tells one document; "${further}" is one too many`)
  const name = names.find((it) => it === given)
  if (name) return name
  throw new UsageError(`There is no document ${given}; there are ${names.join(', ')}${didYouMean(given, names)}`)
}

const toYaml = async (document: unknown): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(document, { lineWidth: 120, aliasDuplicateObjects: false }).trimEnd()
}
