import { foldKhmer } from '@/lib/shared/search/fold-khmer'

const BESIDE_KHMER = /(?<=\p{Script=Khmer})\p{Cf}+|\p{Cf}+(?=\p{Script=Khmer})/gu

/** White space is one space, and Khmer has one spelling and no marks of where its words end. */
export function normalizeText(text: string): string {
  const plain = text.normalize('NFKC').replace(BESIDE_KHMER, '').replace(/\s+/g, ' ')
  return foldKhmer(plain).trim()
}
