import { type RowFacts, toDisplayTitle } from '@/lib/shared/listing/rows/row-facts'
import { highlightMatches } from '@/lib/shared/search/highlight-matches'

type Props = { readonly text: string; readonly matchedWords: readonly string[] }

export function HighlightedText({ text, matchedWords }: Props) {
  return highlightMatches(text, matchedWords).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
}

/** Builds highlighted titles for `ListingRows`; nothing without matched words, so that a plain list is no larger. */
export function toHighlightedTitleProps(
  rows: readonly RowFacts[],
  matchedWords: readonly string[],
) {
  if (matchedWords.length === 0) return {}
  return {
    titles: rows.map((facts) => (
      <HighlightedText key={facts[0]} text={toDisplayTitle(facts)} matchedWords={matchedWords} />
    )),
  }
}
