import { type PathStop, PathStrip } from '@/components/detail/path-strip'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/contract/site/dashboard'
import type { Department } from '@/lib/contract/studies/department'
import { formatMany } from '@/lib/shared/format/many'
import { majorListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'

type Props = { readonly dashboard: Dashboard | null; readonly departments: readonly Department[] }

export function PathOverview({ dashboard, departments }: Props) {
  const stops: PathStop[] = [
    { station: 'Major', words: formatMany(dashboard?.majors, 'majors'), href: routes.majors },
    {
      station: 'Study',
      words: formatMany(dashboard?.universities, 'universities'),
      href: routes.universities,
    },
    {
      station: 'Money',
      words: formatMany(dashboard?.openScholarships, 'scholarships'),
      href: routes.scholarships,
    },
    {
      station: 'Practice',
      words: formatMany(dashboard?.openInternships, 'internships'),
      href: routes.internships,
    },
    { station: 'Work', words: formatMany(dashboard?.openJobs, 'jobs'), href: routes.jobs },
  ]
  const taught = departments.filter(({ majors }) => majors > 0)
  return (
    <HomeSection title="From major to job">
      <PathStrip stops={stops} />
      {taught.length > 0 && (
        <>
          <p className="pt-4 text-ink-soft">Start with what you study, or would like to study:</p>
          <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
            {taught.map(({ id, name, majors }) => (
              <li key={id} className="border-b border-line">
                <Link
                  href={majorListing.hrefOf({ departmentId: id })}
                  className="flex min-h-target items-center justify-between gap-4 py-2 hover:text-pen-text"
                >
                  {name}
                  <span className="text-ink-soft">
                    {majors}
                    <span className="sr-only"> {majors === 1 ? 'major' : 'majors'}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}
