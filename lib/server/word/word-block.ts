/** A piece of a Word document, as much of it as a preview shows. */
export type WordBlock =
  | {
      readonly role: 'title' | 'heading' | 'text'
      readonly words: string
      /** What stands behind a tabulator, at the right edge; empty for most. */
      readonly right: string
      readonly isBold: boolean
    }
  | { readonly role: 'points'; readonly items: readonly string[] }
