import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import { Link } from '@/components/ui/link'
import { VacancyRow } from '@/components/vacancies/vacancy-row'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatNumber } from '@/lib/shared/format/numbers'
import { internshipListing, jobListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { TitledSection } from '../ui/titled-section'

const ROWS = 6

/** Each listing, sorted by closing date. */
const byClosing = [
  ['Jobs', jobListing.hrefOf({ sort: 'closing' })],
  ['Internships', internshipListing.hrefOf({ sort: 'closing' })],
  ['Scholarships', scholarshipListing.hrefOf({ sort: 'closing' })],
] as const

type Props = {
  /** Number of jobs that close within seven days; undefined if not counted. */
  readonly thisWeek: number | undefined
  readonly jobs: readonly VacancySummary[]
  readonly internships: readonly VacancySummary[]
  readonly scholarships: readonly ScholarshipSummary[]
  readonly today: string
}

/** Lists the items of all areas that close next, each with its kind. */
export function ClosingSoon({ thisWeek = 0, jobs, internships, scholarships, today }: Props) {
  const toRow = (listing: string, area: string) => (vacancy: VacancySummary) => ({
    closingDate: vacancy.closingDate,
    row: (
      <VacancyRow {...{ vacancy, listing, area, today }} key={listing + vacancy.id} heading="h3" />
    ),
  })
  const rows = mergeByClosingDate<ClosingItem & { readonly row: React.ReactNode }>([
    jobs.map(toRow(jobListing.path, 'Job')),
    internships.map(toRow(internshipListing.path, 'Internship')),
    scholarships.map((scholarship) => ({
      closingDate: scholarship.closingDate,
      row: <ScholarshipRow {...{ scholarship, today }} key={`s${scholarship.id}`} heading="h3" />,
    })),
  ])
  if (rows.length === 0) return null
  return (
    <TitledSection title="Closing soon">
      {thisWeek > 0 && (
        <CountLink
          count={thisWeek}
          words={thisWeek === 1 ? 'job closes this week' : 'jobs close this week'}
          href={byClosing[0][1]}
        />
      )}
      <ol className="border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-14">
        {rows.slice(0, ROWS).map(({ row }) => row)}
      </ol>
      <p className="flex flex-wrap items-center gap-x-3">
        All, sorted by closing date:
        {byClosing.map(([words, href]) => (
          <Link key={href} href={href} className="text-link">
            {words}
          </Link>
        ))}
      </p>
    </TitledSection>
  )
}

type DimensionLineProps = { readonly count: number; readonly words: string; readonly href: string }

export function CountLink({ count, words, href }: DimensionLineProps) {
  return (
    <p className="dimension">
      <Link href={href} className="text-link gap-1">
        <strong className="font-semibold">{formatNumber(count)}</strong> {words}
      </Link>
    </p>
  )
}

type ClosingItem = { readonly closingDate: string | null }

/**
 * Merges lists by closing date; items of the same day alternate between the lists. Items that never close are
 * left out.
 */
export function mergeByClosingDate<Item extends ClosingItem>(
  lists: readonly (readonly Item[])[],
): Item[] {
  return lists
    .flatMap((list) => [...list.entries()])
    .filter(([, { closingDate }]) => closingDate !== null)
    .toSorted(
      ([turn, a], [other, b]) =>
        String(a.closingDate).localeCompare(String(b.closingDate)) || turn - other,
    )
    .map(([, item]) => item)
}
