import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { BroaderSearch } from '@/lib/shared/listing/broader'

type Props = {
  readonly one: string
  readonly many: string
  readonly broader: readonly BroaderSearch[]
  readonly allHref: string
  /** Set if the search has no filters. */
  readonly searchText?: string | undefined
}

export function NoMatches({ one, many, broader, allHref, searchText }: Props) {
  const nearest = broader.filter(({ href }) => href !== allHref)
  return (
    <EmptyState title={`No ${many} ${searchText ? `for “${searchText}”` : 'match your filters'}`}>
      <p>{nearest.length === 0 ? 'You can see all of them instead:' : 'Closest matches:'}</p>
      <ul className="mt-2">
        {nearest.map(({ words, href, count, isOne }) => (
          <li key={words}>
            <Link href={href} className="text-link">
              <MixedText>{words}</MixedText>: {count} {isOne ? one : many}
            </Link>
          </li>
        ))}
        <li>
          <Link href={allHref} className="text-link">
            All {many}
          </Link>
        </li>
      </ul>
    </EmptyState>
  )
}

export function NothingOpen({ many }: { readonly many: string }) {
  return (
    <EmptyState title={`No ${many} are open right now`}>
      <p>New {many} are added every week. Please check again in a few days.</p>
    </EmptyState>
  )
}
