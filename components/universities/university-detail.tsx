import type { ReactNode } from 'react'
import { DetailLayout } from '@/components/detail/detail-layout'
import { InstitutionHeading, OpenCount } from '@/components/detail/institution-heading'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { ProvinceMap } from '@/components/hiring/province-map'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import type { University } from '@/lib/contract/studies/university'
import { majorListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'

type Props = {
  readonly university: University
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

export function UniversityDetail({ university, ...slots }: Props) {
  const { id: universityId, name, nameKm, location, website, ...room } = university
  const { locationCode, majors, openScholarships, description } = room
  return (
    <DetailLayout
      {...slots}
      heading={
        <InstitutionHeading
          name={name}
          nameKm={nameKm}
          line="University or institute"
          logo={toAllowedLogoUrl(university.logo)}
        />
      }
      notice={null}
      facts={
        <FactTable>
          {location !== null && <FactCell label="Place">{location.name}</FactCell>}
          <FactCell label="Majors">
            <OpenCount
              one="major"
              many="majors"
              count={majors.length}
              href={majorListing.hrefOf({ universityId })}
            />
          </FactCell>
          <FactCell label="Open scholarships">
            <OpenCount
              one="open scholarship"
              many="open scholarships"
              count={openScholarships}
              href={scholarshipListing.hrefOf({ universityId })}
            />
          </FactCell>
        </FactTable>
      }
      aside={
        location !== null &&
        locationCode !== null && (
          <ProvinceMap
            label={`Map of Cambodia: ${name} is in ${location.name}.`}
            marks={[{ code: locationCode, count: 1 }]}
          />
        )
      }
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
