/** Only what a preview shows. */
export type WordBlock =
  | {
      readonly role: 'title' | 'heading' | 'text'
      readonly words: string
      /** Behind a tabulator, at the right edge; mostly empty. */
      readonly right: string
      readonly isBold: boolean
    }
  | { readonly role: 'points'; readonly items: readonly string[] }
