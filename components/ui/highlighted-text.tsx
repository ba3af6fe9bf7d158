import { highlightMatches } from '@/lib/shared/search/highlight-matches'

type Props = { readonly text: string; readonly marks: readonly string[] }

export function HighlightedText({ text, marks }: Props) {
  return highlightMatches(text, marks).map(({ text: part, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move
    isFound ? <mark key={index}>{part}</mark> : part,
  )
}
