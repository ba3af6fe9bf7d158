import { HighlightedText } from '@/components/ui/highlighted-text'
import type { RowFacts } from '@/lib/shared/listing/rows/row-facts'
import { toDisplayTitle } from '@/lib/shared/listing/rows/row-facts'

/** Builds highlighted titles for `ListingRows`; nothing without matched words, so that a plain list is no larger. */
export function toHighlightedTitleProps(rows: readonly RowFacts[], marks: readonly string[]) {
  if (marks.length === 0) return {}
  return {
    titles: rows.map((facts) => (
      <HighlightedText key={facts[0]} text={toDisplayTitle(facts)} marks={marks} />
    )),
  }
}
