import type { ReactNode } from 'react'
import { DetailShell } from '@/components/detail/detail-shell'
import { InstitutionHeading } from '@/components/detail/institution-heading'
import { RichText } from '@/components/detail/rich-text'
import { WebsiteLink } from '@/components/detail/website-link'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { Company } from '@/lib/contract/companies/company'
import { toMaterial } from '@/lib/shared/material'
import { describeEmployer } from './company-words'

type Props = {
  readonly company: Company
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

export function CompanyDetail({ company, ...slots }: Props) {
  const { name, location, website, openJobs, openInternships, description } = company
  return (
    <DetailShell
      {...slots}
      heading={
        <InstitutionHeading
          name={name}
          line={describeEmployer(company)}
          material={toMaterial(company.type)}
        />
      }
      notice={null}
      facts={
        <TitleBlock>
          {location !== null && <TitleBlockCell label="Place">{location.name}</TitleBlockCell>}
          <TitleBlockCell label="Open jobs">{openJobs}</TitleBlockCell>
          <TitleBlockCell label="Internships">{openInternships}</TitleBlockCell>
        </TitleBlock>
      }
      aside={null}
      bar={null}
    >
      <RichText title="About it" html={description} />
      {website !== null && (
        <p>
          Website: <WebsiteLink url={website} />
        </p>
      )}
    </DetailShell>
  )
}
