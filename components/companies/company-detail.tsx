import type { ReactNode } from 'react'
import { DetailLayout } from '@/components/detail/detail-layout'
import { InstitutionHeading, OpenCount } from '@/components/detail/institution-heading'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import type { Company } from '@/lib/contract/companies/company'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
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
