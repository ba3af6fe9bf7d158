import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { FoundBy } from '@/lib/contract/listing'
import { formatNumber } from '@/lib/shared/format/number'

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
  /** Where those that close soonest stand first. */
  readonly closingHref?: string
  readonly at: { readonly page: number; readonly pages: number }
}

export function ListingResults({ page, one, many, searchText, closingHref, at }: Props) {
  const { total, totalIsExact, searchedFor = null, foundBy = 'words', first = null } = page
  const { closingThisWeek = 0, closingIsExact = true } = page
  const note = total > 0 && toNote(foundBy, { one, searchText, searchedFor, first })
  return (
    <p role="status" className="mt-1 text-ink-soft">
      <strong className="font-semibold text-ink">
        {formatNumber(total)}
        {totalIsExact ? '' : '+'}
      </strong>{' '}
      {total === 1 ? one : many}
      {closingHref !== undefined && closingThisWeek > 0 && (
        <>
          {' · '}
          <Link href={closingHref} className="quiet-link text-warn">
            {formatNumber(closingThisWeek)}
            {closingIsExact ? '' : '+'} {closingThisWeek === 1 ? 'closes' : 'close'} this week
          </Link>
        </>
      )}
      {at.page > 1 && ` · page ${at.page} of ${at.pages}`}
      {note && (
        <span className="block">
          <MixedText>{note}</MixedText>
        </span>
      )}
    </p>
  )
}

type Searched = Pick<Props, 'one' | 'searchText'> & {
  readonly searchedFor: string | null
  readonly first: number | null
}

/** A guess is said, never made in silence. */
function toNote(
  foundBy: FoundBy,
  { one, searchText, searchedFor, first }: Searched,
): string | null {
  if (foundBy === 'fewThenMost') {
    return first === 1
      ? 'The first has all of these words, the rest some of them.'
      : `The first ${first} have all of these words, the rest some of them.`
  }
  if (foundBy === 'mostWords') return `No ${one} has all of these words. These have some of them:`
  if (foundBy === 'likeness') return `No ${one} has these words. These have words like them:`
  if (searchedFor === null) return null
  return `No ${one} has the words “${searchText}”. These have “${searchedFor}”:`
}
