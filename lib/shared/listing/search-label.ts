import { cropText } from '@/lib/shared/format/text'

/** Characters that still tell one search from another. */
const LONGEST = 160

/** The words a kept search is shown by: one line of what the page is called. */
export function toSearchLabel(title: string): string {
  return cropText(title.replace(/[\p{Cc}\s]+/gu, ' ').trim(), LONGEST)
}
