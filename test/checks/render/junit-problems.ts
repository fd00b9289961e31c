import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The public schema stands as a constant in a test that this package ships; since that edition it learnt of cases that were left out. */
const shipped = new URL('src/index.test.ts', import.meta.resolve('junit-xml'))

const publicSchema = (): string => {
  const found = /antJunitSchema = '(?<schema>.+?)';\n/s.exec(readFileSync(shipped, 'utf8'))?.groups?.['schema']
  if (found === undefined) throw new Error(`No schema stands in ${shipped}`)
  return found.replaceAll("\\'", "'").replace('<xs:choice minOccurs="0">', '$&<xs:element name="skipped"/>')
}

/** What the public JUnit schema says against a document; nothing where it is valid. */
export const junitProblems = async (xml: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: { fileName: 'report.xml', contents: xml },
    schema: { fileName: 'junit.xsd', contents: publicSchema() },
  })
  return errors.map(({ message }) => message)
}
