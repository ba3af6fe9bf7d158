import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import type { SiteCounts } from '@/lib/contract/site/site'
import { formatNumber } from '@/lib/shared/format/numbers'
import { jobListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

export function CountBlock({ dashboard }: { readonly dashboard: SiteCounts }) {
  const cells: [label: string, count: number, href: string, more?: string][] = [
    ['Open jobs', dashboard.openJobs, routes.jobs],
    ['Closing soon', dashboard.jobsClosingThisWeek, jobListing.hrefOf({ sort: 'closing' })],
    ['Internships', dashboard.openInternships, routes.internships],
    ['Scholarships', dashboard.openScholarships, routes.scholarships],
    ['Majors', dashboard.majors, routes.majors],
    ['Universities', dashboard.universities, routes.universities],
    ['Employers', dashboard.employers, routes.companies, dashboard.employersIsExact ? '' : '+'],
  ]
  return (
    <FactTable small>
      {cells.map(([label, count, href, more]) => (
        <FactCell key={label} label={label}>
          <Link href={href} className="text-link text-xl font-medium">
            {formatNumber(count)}
            {more}
          </Link>
        </FactCell>
      ))}
      <FactCell label="Provinces">
        <span className="inline-flex min-h-target items-center text-xl font-medium">
          {formatNumber(dashboard.provinces)}
        </span>
      </FactCell>
    </FactTable>
  )
}
