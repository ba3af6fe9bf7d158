/** A block of a Word document, reduced to what a preview shows. */
export type DocxBlock =
  | {
      readonly role: 'title' | 'heading' | 'text'
      readonly words: string
      /** Text after a tab, at the right edge; mostly empty. */
      readonly right: string
      readonly isBold: boolean
    }
  | { readonly role: 'points'; readonly items: readonly string[] }
