import { type CareerStep, CareerSteps } from '@/components/detail/career-path/career-steps'
import type { Department } from '@/lib/contract/site/lookup'
import type { SiteCounts } from '@/lib/contract/site/site'
import { formatCount } from '@/lib/shared/format/numbers'
import { majorListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { TitledSection } from '../ui/titled-section'
import { CountGrid } from './count-grid'

type Props = { readonly dashboard: SiteCounts | null; readonly departments: readonly Department[] }

export function CareerPath({ dashboard, departments }: Props) {
  const stops: CareerStep[] = [
    {
      station: 'Major',
      words: toWords(dashboard?.majors, 'major', 'majors'),
      href: routes.majors,
    },
    {
      station: 'Study',
      words: toWords(dashboard?.universities, 'university', 'universities'),
      href: routes.universities,
    },
    {
      station: 'Scholarship',
      words: toWords(dashboard?.openScholarships, 'scholarship', 'scholarships'),
      href: routes.scholarships,
    },
    {
      station: 'Internship',
      words: toWords(dashboard?.openInternships, 'internship', 'internships'),
      href: routes.internships,
    },
    { station: 'Work', words: toWords(dashboard?.openJobs, 'job', 'jobs'), href: routes.jobs },
  ]
  const taught = departments.filter(({ majors }) => majors > 0)
  return (
    <TitledSection title="From major to job">
      <CareerSteps steps={stops} />
      {taught.length > 0 && (
        <>
          <p className="pt-2 text-ink-soft">Start with your field of study:</p>
          <CountGrid
            one="major"
            many="majors"
            links={taught.map(({ id, name, majors }) => [
              majorListing.hrefOf({ departmentId: id }),
              name,
              majors,
            ])}
          />
        </>
      )}
    </TitledSection>
  )
}

/** Says "1,204 jobs" or "1 job"; "jobs" alone when the number is unknown or none is open. */
function toWords(count: number | undefined, one: string, many: string): string {
  return count ? formatCount(count, one, many) : many
}
