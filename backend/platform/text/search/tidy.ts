const BESIDE_KHMER = /(?<=\p{Script=Khmer})\p{Cf}+|\p{Cf}+(?=\p{Script=Khmer})/gu

/** White space is one space, and Khmer has no marks of where its words end. */
export function tidy(text: string): string {
  return text.normalize('NFKC').replace(BESIDE_KHMER, '').replace(/\s+/g, ' ').trim()
}
