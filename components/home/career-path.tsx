import { type CareerStep, CareerSteps } from '@/components/detail/career-path/career-steps'
import type { Department } from '@/lib/contract/site/lookup'
import type { SiteCounts } from '@/lib/contract/site/site'
import { formatMany } from '@/lib/shared/format/counts'
import { majorListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { TitledSection } from '../ui/titled-section'
import { CountGrid } from './count-grid'

type Props = { readonly dashboard: SiteCounts | null; readonly departments: readonly Department[] }

export function CareerPath({ dashboard, departments }: Props) {
  const stops: CareerStep[] = [
    { station: 'Major', words: formatMany(dashboard?.majors, 'majors'), href: routes.majors },
    {
      station: 'Study',
      words: formatMany(dashboard?.universities, 'universities'),
      href: routes.universities,
    },
    {
      station: 'Scholarship',
      words: formatMany(dashboard?.openScholarships, 'scholarships'),
      href: routes.scholarships,
    },
    {
      station: 'Internship',
      words: formatMany(dashboard?.openInternships, 'internships'),
      href: routes.internships,
    },
    { station: 'Work', words: formatMany(dashboard?.openJobs, 'jobs'), href: routes.jobs },
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
