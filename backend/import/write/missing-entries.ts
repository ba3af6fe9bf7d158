import { BrokenFeedError } from '../broken-feed-error'

type Known = { readonly reference: string }

type Guarded = {
  readonly source: string
  readonly allowShrink: boolean
}

/** Lists open entries missing from the feed. Throws `BrokenFeedError` when they are more than half. */
export function findMissingEntries<Entry extends Known>(
  open: readonly Entry[],
  named: ReadonlySet<string>,
  { source, allowShrink }: Guarded,
): readonly Entry[] {
  const gone = open.filter(({ reference }) => !named.has(reference))
  if (allowShrink || gone.length * 2 <= open.length) return gone
  throw new BrokenFeedError(
    `it names ${open.length - gone.length} of the ${open.length} open entries of the source "${source}"`,
    'If the others are closed, add --allow-shrink; if this is a part of the feed, --gone keep; if it is another feed, --source <name>',
  )
}
