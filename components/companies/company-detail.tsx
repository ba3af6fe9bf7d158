import type { ReactNode } from 'react'
import { DetailLayout } from '@/components/detail/detail-layout'
import { DetailSection } from '@/components/detail/detail-section'
import { InstitutionHeading, OpenCount } from '@/components/detail/institution-heading'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { OpenVacancies } from '@/components/vacancies/open-vacancies'
import type { Company } from '@/lib/contract/companies/company'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { internshipListing, jobListing, type VacancyListing } from '@/lib/shared/listing/listings'
import { toMoreLink } from '@/lib/shared/listing/more-link'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { formatCompanyKind } from '../../lib/shared/companies/company-words'

type Props = {
  readonly company: Company
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

export function CompanyDetail({ company, ...slots }: Props) {
  const { id: companyId, name, location, website, openJobs, openInternships, description } = company
  return (
    <DetailLayout
      {...slots}
      heading={
        <InstitutionHeading
          name={name}
          line={formatCompanyKind(company)}
          material={toEmployerPattern(company.type)}
          logo={toAllowedLogoUrl(company.logo)}
        />
      }
      notice={null}
      facts={
        <FactTable>
          {location !== null && <FactCell label="Place">{location.name}</FactCell>}
          <FactCell label="Open jobs">
            <OpenCount
              one="open job"
              many="open jobs"
              count={openJobs}
              href={jobListing.hrefOf({ companyId })}
            />
          </FactCell>
          <FactCell label="Internships">
            <OpenCount
              one="open internship"
              many="open internships"
              count={openInternships}
              href={internshipListing.hrefOf({ companyId })}
            />
          </FactCell>
        </FactTable>
      }
      aside={null}
      bar={null}
    >
      <RichTextSection title="About" html={description} />
      {website !== null && (
        <p>
          Website: <WebsiteLink url={website} />
        </p>
      )}
    </DetailLayout>
  )
}

type OpeningsProps = {
  readonly company: Company
  readonly jobs: readonly VacancySummary[] | undefined
  readonly internships: readonly VacancySummary[] | undefined
  readonly today: string
}

/** Lists the openings of an employer, or links to similar employers if it has none. Undefined rows could not be read and have no section. */
export function CompanyOpenings({ company, jobs, internships, today }: OpeningsProps) {
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
