import { basename } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import ts from 'typescript'
import type { GeneratedFile } from './files.js'

/**
 * The module with the code of its validators and their schemas, each compressed, in a file beside it, to be read at first use (`lazilyFrom`); everything else
 * stays.
 */
export const lazyModule = (path: string, heading: string, code: string): readonly GeneratedFile[] => {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const names = topLevelNames(source)
  const packedPath = path.replace(/\.js$/, '.packed')
  const packed: Uint8Array[] = []
  let from = 0
  const pack = (text: string): string => {
    const bytes = deflateRawSync(text, { level: 9 })
    packed.push(bytes)
    from += bytes.length
    return `[${from - bytes.length},${from}]`
  }
  const schemas = schemasOf(source, names)
  const lazy = [
    ...[...schemas].map(([name, schema]) => `const ${name}=unpacked(${pack(schema.getText())});`),
    ...source.statements
      .filter(isValidator)
      .map((validator) =>
        declared(validator, pack(validator.getText().replace(/^function\s+\w+/, 'function')), { names, schemas }),
      ),
  ]
  const rest = source.statements.filter((statement) => !isValidator(statement)).map((it) => restOf(it, schemas))
  const opening = `import{lazilyFrom}from'../contract/lazily.js';const{lazily,unpacked}=lazilyFrom(import.meta.url,'./${basename(packedPath)}');`
  // First, as functions are hoisted: what follows gives them other names.
  return [
    { path, text: `${heading}${opening}${lazy.join('')}${rest.join('')}` },
    { path: packedPath, text: Buffer.concat(packed) },
  ]
}

type Schemas = ReadonlyMap<string, ts.Expression>

/** The literals under names of the compiler's that nothing but validators refers to. */
const schemasOf = (source: ts.SourceFile, names: ReadonlySet<string>): Schemas => {
  const literals = source.statements.flatMap(declarationsIn).flatMap(({ name, initializer }) => {
    const isSchema = initializer && /^schema\d+$/.test(name.getText())
    return isSchema && !namesIn(initializer).some((it) => names.has(it)) ? [[name.getText(), initializer] as const] : []
  })
  const found = new Map(literals)
  const others = source.statements.filter((statement) => !isValidator(statement))
  for (const name of others.flatMap((statement) => usesIn(statement, found))) found.delete(name)
  return found
}

/** Names that a statement uses, those aside that it gives to schemas. */
const usesIn = (statement: ts.Statement, schemas: Schemas): readonly string[] =>
  ts.isVariableStatement(statement)
    ? declarationsIn(statement).flatMap(({ name, initializer }) =>
        schemas.has(name.getText()) || !initializer ? [] : namesIn(initializer),
      )
    : namesIn(statement)

/** A statement without the schemas that it declares. */
const restOf = (statement: ts.Statement, schemas: Schemas): string => {
  const all = declarationsIn(statement)
  const kept = all.filter(({ name }) => !schemas.has(name.getText()))
  if (kept.length === all.length) return statement.getFullText()
  return kept.map((it) => `var ${it.getText()};`).join('')
}

const declarationsIn = (statement: ts.Statement): readonly ts.VariableDeclaration[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : []

type Declared = ts.FunctionDeclaration & { readonly name: ts.Identifier }

const isValidator = (statement: ts.Statement): statement is Declared =>
  ts.isFunctionDeclaration(statement) && /^validate\d/.test(statement.name?.text ?? '')

const declared = (
  validator: Declared,
  place: string,
  { names, schemas }: { readonly names: ReadonlySet<string>; readonly schemas: Schemas },
): string => {
  const scope = namesIn(validator)
    .filter((name) => names.has(name))
    .map((name) => (schemas.has(name) ? `${name}:${name}()` : name))
  return `const ${validator.name.text}=lazily(${place},()=>({${scope.join()}}));`
}

const topLevelNames = (source: ts.SourceFile): ReadonlySet<string> => {
  const all = source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
    return declarationsIn(statement).map((it) => it.name.getText())
  })
  return new Set(all)
}

/** Every name used in a node as a variable; properties are none. */
const namesIn = (root: ts.Node): readonly string[] => {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isProperty(node)) found.add(node.text)
    node.forEachChild(visit)
  }
  visit(root)
  return [...found]
}

const isProperty = ({ parent, pos }: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name.pos === pos
