import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { formatCount } from '@/lib/shared/format/count'
import type { BroaderSearch } from '@/lib/shared/listing/broader'

type Props = {
  /** What is listed: `job`, `jobs`. */
  readonly one: string
  readonly many: string
  /** The searches nearest to this one that find something. */
  readonly broader: readonly BroaderSearch[]
  /** The listing without any filter. */
  readonly allHref: string
}

/** Instead of rows when nothing matches: the nearest broader searches, with what they find. */
export function NoMatches({ one, many, broader, allHref }: Props) {
  const nearest = broader.filter(({ href }) => href !== allHref)
  return (
    <EmptyState title={`No ${many} match all of this`}>
      <p>{nearest.length === 0 ? 'Look at everything there is instead.' : 'These come nearest:'}</p>
      <ul className="mt-2">
        {nearest.map(({ words, href, total }) => (
          <li key={words}>
            <Link href={href} className="text-link">
              {words}: {formatCount(total, one, many)}
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
