import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderTemplate } from '../../../src/domain/webhook/template.js'

const values = {
  triggerEvent: 'BOOKING_CREATED',
  title: 'Say "hi" & <bye>\n',
  length: 30,
  isOpen: false,
  nothing: null,
  organizer: { name: 'Ada Archer', language: { locale: 'en' } },
  attendees: [{ name: 'Dan' }, { name: 'Eve' }],
  brace: '{{title}}',
}
const form = 'application/x-www-form-urlencoded'
const textOf = (template: string): string => renderTemplate(template, values).text

it.each([
  ['a name', '{{triggerEvent}}', 'BOOKING_CREATED'],
  ['a path', '{{organizer.language.locale}}', 'en'],
  ['a place in a list', '{{attendees.1.name}} {{attendees.0.name}}', 'Eve Dan'],
  ['spaces and lines inside the braces', '{{ \n organizer.name\t}}', 'Ada Archer'],
  ['a number and a truth value', '{{length}} {{isOpen}}', '30 false'],
  ['an unset value', '<{{nothing}}>', '<>'],
  ['an unknown name', '<{{nobody.home}}>', '<>'],
  ['a place that the list lacks', '<{{attendees.2.name}}{{attendees.-1}}{{attendees.01}}>', '<>'],
  ['one brace more on each side', '{{{length}}}', '{30}'],
] as const)('fills in %s [WH-21]', (_what, template, expected) => {
  expect(renderTemplate(template, values)).toEqual({ text: expected, contentType: form })
})

it('inserts texts as they are, with their braces, and objects as JSON text [WH-23]', () => {
  expect(textOf('a={{title}}&b={{organizer}}&c={{attendees}}&d={{brace}}')).toBe(
    'a=Say "hi" & <bye>\n&b={"name":"Ada Archer","language":{"locale":"en"}}&c=[{"name":"Dan"},{"name":"Eve"}]&d={{title}}',
  )
})

it('fills in the texts of a template that is JSON, escaped, and sends it as JSON [WH-22, WH-23]', () => {
  const template = '{ "text": "{{title}}", "who": ["{{organizer}}"], "{{title}}": 1.0, "n": null }'
  const { text, contentType } = renderTemplate(template, values)
  expect(contentType).toBe('application/json')
  expect(text).toBe(
    '{"text":"Say \\"hi\\" & <bye>\\n","who":["{\\"name\\":\\"Ada Archer\\",\\"language\\":{\\"locale\\":\\"en\\"}}"],"{{title}}":1,"n":null}',
  )
})

it.each([
  ['a lone text', '"{{length}}"', '"30"'],
  ['a number', '7', '7'],
  ['an escaped brace', String.raw`"\u007b{length}}"`, '"30"'],
])('takes %s for JSON [WH-22]', (_what, template, text) => {
  expect(renderTemplate(template, values)).toEqual({ text, contentType: 'application/json' })
})

it('judges by the template, not by what becomes of it [WH-22]', () => {
  expect(renderTemplate('{"length":{{length}}}', values)).toEqual({ text: '{"length":30}', contentType: form })
})

it.each([
  ['__proto__'],
  ['constructor.name'],
  ['organizer.constructor'],
  ['organizer.__proto__.toString'],
  ['attendees.length'],
  ['title.length'],
  ['title.0'],
  ['attendees.map'],
  ['toString'],
  [''],
  ['.'],
  ['organizer..name'],
])('reaches nothing beside what the payload shows: %s [WH-21]', (path) => {
  expect(textOf(`<{{${path}}}>`)).toBe('<>')
})

it('shows a key that the payload itself has, whatever it is called [WH-21]', () => {
  const odd = JSON.parse('{"metadata":{"__proto__":"own","constructor":"mine"}}')
  expect(renderTemplate('{{metadata.__proto__}} {{metadata.constructor}}', odd).text).toBe('own mine')
})

it.each([
  ['braces that nothing closes', 'a {{title', 'a {{title'],
  ['braces that nothing opened', 'a }} b {{length}}', 'a }} b 30'],
  ['single braces', '{title} } {', '{title} } {'],
  ['braces within braces', '{{ a {{length}} b }}', '{{ a 30 b }}'],
  ['nothing at all', '{{}}', ''],
])('bears %s [WH-21]', (_what, template, expected) => {
  expect(textOf(template)).toBe(expected)
})

const megabyte = 2 ** 20

it.each([
  ['opening braces', '{'.repeat(megabyte)],
  ['closing braces', '}'.repeat(megabyte)],
  ['braces in turn', '{{}}'.repeat(megabyte / 4)],
  ['unclosed names', '{{a'.repeat(megabyte / 3)],
  ['dots', `{{${'.'.repeat(megabyte)}}}`],
  ['spaces', `{{${' '.repeat(megabyte)}x}}`],
  ['nested lists', '['.repeat(megabyte / 2) + ']'.repeat(megabyte / 2)],
  ['large values', '{{attendees}}'.repeat(megabyte / 13)],
  ['large values in JSON', JSON.stringify(new Array(megabyte / 16).fill('{{attendees}}'))],
])('gets through a megabyte of %s well before the test times out, and does not swell [WH-21]', (_what, template) => {
  const large = { ...values, attendees: new Array(1000).fill(values.organizer) }
  const { text } = renderTemplate(template, large)
  expect(text.length).toBeLessThan(12 * megabyte)
})

it('never throws, and keeps what is no placeholder, for any text [WH-21]', () => {
  const piece = fc.oneof(fc.constantFrom('{{', '}}', '{', '}', '.', ' ', 'title', '"', '[', ']', ':'), fc.string())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { text, contentType } = renderTemplate(pieces.join(''), values)
      expect(text).toBeTypeOf('string')
      if (contentType === 'application/json') JSON.parse(text)
    }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('}}')),
      (text) => {
        expect(textOf(`=${text}`)).toBe(`=${text}`)
      },
    ),
  )
})

it('gives back any text of a payload unchanged through a JSON template [WH-23]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const { text } = renderTemplate('{"a":["{{title}}"]}', { title })
      expect(JSON.parse(text)).toEqual({ a: [title] })
    }),
  )
})

it('gives back any JSON of a payload unchanged as JSON text [WH-23]', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { text } = renderTemplate('{"a":"{{it.value}}"}', { it: { value: [value] } })
      expect(JSON.parse(JSON.parse(text).a)).toEqual(JSON.parse(JSON.stringify([value])))
    }),
  )
})
