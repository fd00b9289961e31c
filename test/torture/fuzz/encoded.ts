/** A text as part of a target; half characters become the replacement character, as clients have it. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString())
