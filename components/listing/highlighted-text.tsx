import { type RowFacts, toDisplayTitle } from '@/lib/shared/listing/rows/row-facts'
import { highlightMatches } from '@/lib/shared/search/highlight-matches'

type Props = { readonly text: string; readonly marks: readonly string[] }

export function HighlightedText({ text, marks }: Props) {
  return highlightMatches(text, marks).map(({ text: part, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move
    isFound ? <mark key={index}>{part}</mark> : part,
  )
}

/** Builds highlighted titles for `ListingRows`; nothing without matched words, so that a plain list is no larger. */
export function toHighlightedTitleProps(rows: readonly RowFacts[], marks: readonly string[]) {
  if (marks.length === 0) return {}
  return {
    titles: rows.map((facts) => (
      <HighlightedText key={facts[0]} text={toDisplayTitle(facts)} marks={marks} />
    )),
  }
}
