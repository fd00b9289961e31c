/** JSON of a document or of a part of it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A bundled OpenAPI document: no references to other files. */
export interface Document extends JsonObject {
  paths: { [path: string]: JsonObject }
  components: { schemas: { [name: string]: JsonObject } } & JsonObject
}

/** The documents that drive the API, in the order in which they are merged. */
export const apiDocumentNames = ['v1', 'v2', 'beyond'] as const
/** Every document: those of the API, and that of the mock's own control interface. */
export const documentNames = [...apiDocumentNames, 'control'] as const
export type DocumentName = (typeof documentNames)[number]
export type Documents = Readonly<Record<DocumentName, Document>>
