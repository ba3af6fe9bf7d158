import { DetailSection } from '@/components/detail/detail-section'
import { OpenVacancies } from '@/components/vacancies/open-vacancies'
import type { Company } from '@/lib/contract/companies/company'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { internshipListing, jobListing, type VacancyListing } from '@/lib/shared/listing/listings'
import { toMoreLink } from '@/lib/shared/listing/more-link'

type Props = {
  readonly company: Company
  readonly jobs: readonly VacancySummary[] | undefined
  readonly internships: readonly VacancySummary[] | undefined
  readonly today: string
}

/** Lists the openings of an employer, or links to similar employers if it has none. Undefined rows could not be read and have no section. */
export function CompanyOpenings({ company, jobs, internships, today }: Props) {
  const { id: companyId, name, openJobs, openInternships } = company
  return (
    <>
      {jobs !== undefined && (
        <DetailSection
          title="Open jobs"
          more={toMoreLink(openJobs, jobs, 'jobs', jobListing.hrefOf({ companyId }))}
        >
          <OpenVacancies
            vacancies={jobs}
            listing={jobListing.path}
            today={today}
            none={`${name} has no open jobs right now. Similar employers may have some.`}
            instead={listAlike(company, jobListing, 'jobs')}
          />
        </DetailSection>
      )}
      {internships !== undefined && (
        <DetailSection
          title="Open internships"
          more={toMoreLink(
            openInternships,
            internships,
            'internships',
            internshipListing.hrefOf({ companyId }),
          )}
        >
          <OpenVacancies
            vacancies={internships}
            listing={internshipListing.path}
            today={today}
            none={`${name} has no open internships right now. Similar employers may have some.`}
            instead={listAlike(company, internshipListing, 'internships')}
          />
        </DetailSection>
      )}
    </>
  )
}

function listAlike({ type }: Company, listing: VacancyListing, many: string) {
  const all = { href: listing.path, words: `All ${many}` }
  if (type === null) return [all]
  const alike = { href: listing.hrefOf({ companyTypeId: type.id }), words: `${type.name}: ${many}` }
  return [alike, all]
}
