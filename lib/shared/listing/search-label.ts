import { cropText } from '@/lib/shared/format/text'

/** in characters; long enough to tell searches apart */
const LONGEST = 160

/** Builds the label of a saved search: the title of its page on one line. */
export function toSearchLabel(title: string): string {
  return cropText(title.replace(/[\p{Cc}\s]+/gu, ' ').trim(), LONGEST)
}
