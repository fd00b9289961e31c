import type { AlternativeId } from '../generated/ledger.js'
import type { ControlOperationId } from './control-wire.js'
import type { OperationId } from './wire.js'

/**
 * What the door knows of a body: which properties are described, and where the product's word may stand.
 * `p` properties, `i` items, `o` open to any property, `w` the value may hold the word, `n` this property's name holds it.
 */
export interface Shape {
  p?: Record<string, Shape>
  i?: Shape
  o?: true
  w?: 'value' | 'suffix'
  n?: true
}

/** A parameter of a path or query, as far as decoding needs it. */
export interface ParameterContract {
  readonly name: string
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  /** The word may end the value. */
  readonly word?: 'suffix' | 'value'
}

/** One generation of an operation: its query, its body, its reply, and the names of their validators. */
export interface GenerationContract {
  /** Status of the success reply. */
  readonly status: number
  readonly query: readonly ParameterContract[]
  readonly queryValidator: string | null
  readonly bodyValidator: string | null
  readonly replyValidator: string | null
  /** Described properties of the body; null where the operation takes none. */
  readonly bodyShape: Shape | null
  /** Where the word may stand in the reply; null where nowhere. */
  readonly replyWords: Shape | null
  /** Keys of the reply's envelope, `status` and `error` among them where the document has them. */
  readonly envelope: readonly string[]
}

/** How the version header selects a generation (VR-02 to VR-06). */
export interface VersionContract {
  readonly header: string
  readonly value: string
  readonly whenAbsent: 'current' | 'older'
}

/** One described operation as data, of the API or of the control interface. */
export interface DescribedContract {
  readonly id: OperationId | ControlOperationId
  readonly method: string
  readonly path: string
  readonly generation: 'v1' | 'v2' | 'control'
  readonly provenance: 'specification' | 'beyond' | 'control'
  readonly summary: string
  readonly tag: string
  readonly deprecated: boolean
  readonly credentials: 'required' | 'optional'
  /** A client's secret may stand alone, since `clientId` in the path names the client. */
  readonly clientInPath?: true
  /** The alternative under which credentials are optional all the same. */
  readonly anonymousUnder: AlternativeId | null
  readonly pathParameters: readonly ParameterContract[]
  readonly version: VersionContract | null
  /** Every status that the document describes. */
  readonly statuses: readonly number[]
  readonly current: GenerationContract
  /** Null where the operation does not exist in the older generation; the current one again where nothing differs. */
  readonly older: GenerationContract | null
}

/** One operation of the API. */
export interface OperationContract extends DescribedContract {
  readonly id: OperationId
  readonly generation: 'v1' | 'v2'
  readonly provenance: 'specification' | 'beyond'
}

/** One operation of the mock's own control interface. */
export interface ControlContract extends DescribedContract {
  readonly id: ControlOperationId
  readonly generation: 'control'
  readonly provenance: 'control'
}

/** Facts about one node of a request's schema, for messages: by JSON pointer from the schema's root. */
export interface NodeFacts {
  /** Ends the sentence "must be …". */
  readonly expected?: string
  /** Ledger entries that the node rests on. */
  readonly rests?: readonly string[]
  /** Allowed tags of a discriminated union. */
  readonly tags?: readonly string[]
}

/** Facts about the nodes of one schema, by pointer. */
export type Facts = Readonly<Record<string, NodeFacts>>

/** Facts by validator. */
export type FactsTable = Readonly<Record<string, Facts>>
