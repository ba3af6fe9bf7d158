import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { FoundBy } from '@/lib/contract/listing'
import { formatNumber } from '@/lib/shared/format/numbers'

type Props = {
  readonly page: {
    readonly total: number
    readonly totalIsExact: boolean
    readonly closingThisWeek?: number
    readonly closingIsExact?: boolean
    readonly searchedFor?: string | null
    readonly foundBy?: FoundBy
    readonly first?: number | null
  }
  readonly one: string
  readonly many: string
  /** As typed. */
  readonly searchText?: string | undefined
  /** Address of the list sorted by closing date. */
  readonly closingHref?: string
  readonly position: { readonly page: number; readonly pages: number }
}

export function ResultSummary({ page, one, many, searchText, closingHref, position }: Props) {
  const { total, totalIsExact, searchedFor = null, foundBy = 'words', first = null } = page
  const { closingThisWeek = 0, closingIsExact = true } = page
  const all = countFullMatches(foundBy, total, first)
  const isExact = totalIsExact || all < total
  const note =
    total > 0 && describeMatch(foundBy, { one, many, total, searchText, searchedFor, first })
  return (
    <p role="status" className="mt-1 text-ink-soft">
      <strong className="font-semibold text-ink">
        {formatNumber(all)}
        {isExact ? '' : '+'}
      </strong>{' '}
      {all === 1 ? one : many}
      {closingHref !== undefined && closingThisWeek > 0 && all === total && (
        <>
          {' · '}
          <Link href={closingHref} className="quiet-link text-warn">
            {formatNumber(closingThisWeek)}
            {closingIsExact ? '' : '+'} {closingThisWeek === 1 ? 'closes' : 'close'} this week
          </Link>
        </>
      )}
      {position.page > 1 && ` · page ${position.page} of ${position.pages}`}
      {note && (
        <span className="block">
          <MixedText>{note}</MixedText>
        </span>
      )}
    </p>
  )
}

type Searched = Pick<Props, 'one' | 'many' | 'searchText'> & {
  readonly total: number
  readonly searchedFor: string | null
  readonly first: number | null
}

/** Counts full matches: items with only some of the words are listed but not counted (decision 068). */
function countFullMatches(foundBy: FoundBy, total: number, first: number | null): number {
  if (foundBy === 'mostWords' || foundBy === 'likeness') return 0
  return first ?? total
}

/** Explains inexact results to the visitor; null for exact ones. */
function describeMatch(
  foundBy: FoundBy,
  { one, many, total, searchText, searchedFor, first }: Searched,
): string | null {
  const noun = total === 1 ? one : many
  const counted = `${formatNumber(total)} ${noun}`
  if (foundBy === 'fewThenMost') {
    const more = total - (first ?? 0)
    return `Then ${formatNumber(more)} more with some of these words.`
  }
  if (foundBy === 'mostWords') {
    // A single word has no others: these rows are of its field.
    return searchText?.trim().includes(' ')
      ? `No ${one} has all of these words. Showing ${counted} with some of them:`
      : `No ${one} matches “${searchText}”. Showing ${formatNumber(total)} related ${noun}:`
  }
  if (foundBy === 'likeness') {
    return `No ${one} has these words. Showing ${counted} with similar words:`
  }
  if (searchedFor === null) return null
  return `No ${one} has the words “${searchText}”. Showing results for “${searchedFor}”:`
}
