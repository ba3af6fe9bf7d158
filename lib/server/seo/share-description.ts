import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

const words = new Intl.Segmenter('km', { granularity: 'word' })

/** Crops a text to a hundred characters (spec §9) between words: Khmer has no spaces, and half of a word is another word. */
export function toShareDescription(text: string): string {
  const cropped = cropText(text, SHARE_DESCRIPTION_LENGTH)
  if (cropped === text) return text
  const kept = cropped.slice(0, -1)
  // A word that continues after the cut begins before it.
  const last = [...words.segment(text)].findLast(({ index }) => index <= kept.length)
  const whole = text.slice(0, last?.index).replace(/[\s\p{P}\p{S}]+$/u, '')
  return whole === '' ? cropped : `${whole}…`
}
