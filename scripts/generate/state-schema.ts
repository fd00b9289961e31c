import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { formOf, type Schema } from './state-forms.js'

/**
 * JSON Schema of an exported state, read off the types in which the world keeps it, so that no field stands in two places.
 *
 * The sections are the collections of the class `Collections`; a type that has no form in JSON fails the build.
 */
export const readStateSchema = (root: string): Schema => {
  const program = ts.createProgram([join(root, 'src', 'state', 'stored-state.ts')], optionsOf(root))
  const read = createReader(program.getTypeChecker())
  const state = read.named(declared(program, 'stored-state.ts', 'StoredState'))
  const sections = read.sections(declared(program, 'collections.ts', 'Collections'))
  return { ...state, properties: { ...(state['properties'] as Schema), things: sections } }
}

const optionsOf = (root: string): ts.CompilerOptions => {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  return { ...options, types: [] }
}

const declared = (program: ts.Program, file: string, name: string): ts.Node => {
  const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/src/state/${file}`))
  const isNamed = (it: ts.Statement): it is ts.InterfaceDeclaration | ts.ClassDeclaration =>
    (ts.isInterfaceDeclaration(it) || ts.isClassDeclaration(it)) && it.name?.text === name
  const found = source?.statements.find(isNamed)
  if (!found) throw new Error(`src/state/${file} declares no ${name}`)
  return found
}

/** Reads types; `path` is where they stand, for the message about one that cannot be read. */
const createReader = (checker: ts.TypeChecker) => {
  const read = (type: ts.Type, path: readonly string[]): Schema => {
    if (type.flags & ts.TypeFlags.Unknown) return {}
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return readUnion(type.types, path)
    return primitive(type, path) ?? readObject(type, path)
  }

  const readUnion = (all: readonly ts.Type[], path: readonly string[]): Schema => {
    const types = all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    if (types.every(isConstant)) return constants(types)
    const [objects, others] = [types.filter(isObject), types.filter((it) => !isObject(it))]
    const plain = others.map((it) => read(it, path))
    if (objects.length < 2) return merged([...plain, ...objects.map((it) => read(it, path))], path)
    const tagged = tagOf(
      objects.map((it) => read(it, path)),
      path,
    )
    if (plain.length === 0) return tagged
    return { if: merged([...plain, {}], path), else: tagged }
  }

  const readObject = (type: ts.Type, path: readonly string[]): Schema => {
    if (!isObject(type)) throw unreadable(checker.typeToString(type), path)
    if (checker.isTupleType(type)) return tuple(checker.getTypeArguments(type as ts.TypeReference), path)
    const element = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
    if (element) return { type: 'array', items: read(element, path) }
    return { type: 'object', ...membersOf(type, path) }
  }

  const tuple = (types: readonly ts.Type[], path: readonly string[]): Schema => ({
    type: 'array',
    prefixItems: types.map((it) => read(it, path)),
    minItems: types.length,
    items: false,
  })

  const membersOf = (type: ts.Type, path: readonly string[]): Schema => {
    const others = checker.getIndexInfoOfType(type, ts.IndexKind.String)
    const members = checker.getPropertiesOfType(type)
    const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name)
    return {
      properties: Object.fromEntries(
        members.map((it) => [it.name, read(checker.getTypeOfSymbol(it), [...path, it.name])]),
      ),
      required,
      additionalProperties: others ? read(others.type, [...path, '*']) : false,
    }
  }

  return {
    named: (node: ts.Node): Schema => read(checker.getTypeAtLocation(node), []),
    sections(node: ts.Node): Schema {
      const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(node)).map((it) => {
        const [thing] = checker.getTypeArguments(checker.getTypeOfSymbol(it) as ts.TypeReference)
        if (!thing) throw unreadable('no collection', [it.name])
        return [it.name, { type: 'array', items: read(thing, [it.name]) }] as const
      })
      return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
    },
  }
}

const isObject = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

const isConstant = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null)) !== 0 && !(type.flags & ts.TypeFlags.EnumLike)

const constantOf = (type: ts.Type): unknown => {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (type.flags & ts.TypeFlags.Null) return null
  return (type as ts.Type & { readonly intrinsicName: string }).intrinsicName === 'true'
}

const constants = (types: readonly ts.Type[]): Schema => {
  const values = types.map(constantOf)
  const isBoolean = values.includes(true) && values.includes(false)
  if (!isBoolean) return { enum: values }
  return { type: ['boolean', ...(values.includes(null) ? ['null'] : [])] }
}

const primitive = (type: ts.Type, path: readonly string[]): Schema | undefined => {
  if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
  if (type.flags & ts.TypeFlags.String) return { type: 'string', ...formOf(path, 'string') }
  if (type.flags & ts.TypeFlags.Number) return { type: 'number', ...formOf(path, 'number') }
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  return isConstant(type) ? { enum: [constantOf(type)] } : undefined
}

/** One schema for values of several types; what each says of its own does not concern the others. */
const merged = (schemas: readonly Schema[], path: readonly string[]): Schema => {
  const types = [...new Set(schemas.flatMap(({ type = [] }) => type as string | string[]))]
  const rest = schemas.map(({ type: _type, ...others }) => others)
  const isClear = new Set(rest.flatMap(Object.keys)).size === rest.flatMap(Object.keys).length
  if (!isClear || rest.some((it) => 'enum' in it)) throw unreadable('a union of several forms', path)
  return Object.assign({}, ...rest, { type: types.length === 1 ? types[0] : types })
}

/** Objects that a member tells apart. */
const tagOf = (objects: readonly Schema[], path: readonly string[]): Schema => {
  const members = objects.map((it) => (it['properties'] ?? {}) as Readonly<Record<string, Schema>>)
  const tag = Object.keys(members[0] ?? {}).find((name) => members.every((it) => it[name]?.['enum'] !== undefined))
  if (tag === undefined) throw unreadable('objects that nothing tells apart', path)
  return { type: 'object', discriminator: { propertyName: tag }, oneOf: objects }
}

const unreadable = (what: string, path: readonly string[]): Error =>
  new Error(`The state cannot be described: ${path.join('.')} is ${what}`)
