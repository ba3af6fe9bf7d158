import { Link } from '@/components/ui/link'
import type { HiringTally } from '@/lib/contract/companies/company'
import { languageOf } from '@/lib/shared/format/languages'
import { formatCount } from '@/lib/shared/format/numbers'

type Props = {
  readonly tallies: readonly HiringTally[]
  /** Addresses of the lists of jobs and internships; absent if there are no such lists. */
  readonly toHrefs?: (id: number) => { readonly jobs: string; readonly internships: string }
  readonly isNumbered?: boolean
}

/** Lists open jobs and open internships for each value. */
export function OpeningCounts({ tallies, toHrefs, isNumbered = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className="tallies">
      {tallies.map(({ id, name, openJobs, openInternships }, index) => {
        const hrefs = toHrefs?.(id)
        return (
          <li key={id}>
            <span lang={languageOf(name)}>
              {isNumbered && <span className="text-ink-soft">{index + 1} </span>}
              {name}
            </span>
            <HiringCount count={openJobs} one="job" many="jobs" href={hrefs?.jobs} />
            <HiringCount
              count={openInternships}
              one="internship"
              many="internships"
              href={hrefs?.internships}
            />
          </li>
        )
      })}
    </List>
  )
}

type HiringCountProps = {
  readonly count: number
  readonly one: string
  readonly many: string
  readonly href: string | undefined
}

function HiringCount({ count, one, many, href }: HiringCountProps) {
  if (count === 0) return null
  const words = formatCount(count, one, many)
  return href === undefined ? (
    <span>{words}</span>
  ) : (
    <Link href={href} className="text-link">
      {words}
    </Link>
  )
}
