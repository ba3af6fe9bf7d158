/** A text put in the place of another: offsets in UTF-16 units, the end exclusive. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** One change of one line of the product that a test should notice. */
export type Mutation = Edit & {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The line as it is, without the space around it. */
  readonly source: string
  /** In words for a person: `a < b` → `a <= b`. */
  readonly change: string
}

/** The file's text with the mutation in it. */
export function applyEdit(text: string, { start, end, text: put }: Edit): string {
  return text.slice(0, start) + put + text.slice(end)
}
