import { Link } from '@/components/ui/link'
import type { HiringTally } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/count'
import { languageOf } from '@/lib/shared/format/language'

type Props = {
  readonly tallies: readonly HiringTally[]
  /** Where the jobs and the internships of one are listed; absent where no list has them. */
  readonly toHrefs?: (id: number) => { readonly jobs: string; readonly internships: string }
  readonly isNumbered?: boolean
}

/** What an employer has open of each, jobs apart from internships. */
export function HiringCounts({ tallies, toHrefs, isNumbered = false }: Props) {
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
