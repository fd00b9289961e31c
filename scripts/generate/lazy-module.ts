import { basename } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import ts from 'typescript'
import type { GeneratedFile } from './files.js'

/** The module with the code of its validators, each compressed, in a file beside it, to be compiled at first use (`lazilyFrom`); everything else stays. */
export const lazyModule = (path: string, heading: string, code: string): readonly GeneratedFile[] => {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const names = topLevelNames(source)
  const packedPath = path.replace(/\.js$/, '.packed')
  const validators = source.statements.filter(isValidator)
  const rest = source.statements.filter((statement) => !isValidator(statement))
  const packed: Uint8Array[] = []
  let from = 0
  const lazy = validators.map((validator) => {
    const bytes = deflateRawSync(validator.getText().replace(/^function\s+\w+/, 'function'), { level: 9 })
    const place = `[${from},${from + bytes.length}]`
    packed.push(bytes)
    from += bytes.length
    return declared(validator, place, names)
  })
  const opening = `import{lazilyFrom}from'../contract/lazily.js';const lazily=lazilyFrom(import.meta.url,'./${basename(packedPath)}');`
  // First, as functions are hoisted: what follows gives them other names.
  return [
    { path, text: `${heading}${opening}${lazy.join('')}${rest.map((statement) => statement.getFullText()).join('')}` },
    { path: packedPath, text: Buffer.concat(packed) },
  ]
}

type Declared = ts.FunctionDeclaration & { readonly name: ts.Identifier }

const isValidator = (statement: ts.Statement): statement is Declared =>
  ts.isFunctionDeclaration(statement) && /^validate\d/.test(statement.name?.text ?? '')

const declared = (validator: Declared, place: string, names: ReadonlySet<string>): string => {
  const scope = namesIn(validator).filter((name) => names.has(name))
  return `const ${validator.name.text}=lazily(${place},()=>({${scope.join()}}));`
}

const topLevelNames = (source: ts.SourceFile): ReadonlySet<string> => {
  const all = source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((it) => it.name.getText())
      : []
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
