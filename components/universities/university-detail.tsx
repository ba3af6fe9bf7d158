import type { ReactNode } from 'react'
import { DetailLayout } from '@/components/detail/detail-layout'
import { DetailSection } from '@/components/detail/detail-section'
import { InstitutionHeading, OpenCount } from '@/components/detail/institution-heading'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { RowsOrAlternatives } from '@/components/detail/rows-or-alternatives'
import { WebsiteLink } from '@/components/detail/website-link'
import { ProvinceMap } from '@/components/hiring/province-map'
import { OpenScholarships } from '@/components/scholarships/open-scholarships'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { TaughtMajor, University } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/numbers'
import { majorListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { toMoreLink } from '@/lib/shared/listing/more-link'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'

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

type SectionsProps = {
  readonly university: University
  readonly scholarships: readonly ScholarshipSummary[] | undefined
  readonly today: string
}

/** Renders the sections of a university; undefined rows could not be read and have no section. */
export function UniversitySections({ university, scholarships, today }: SectionsProps) {
  const { id: universityId, majors, openScholarships } = university
  return (
    <>
      <DetailSection
        label="Study"
        title="Majors taught here"
        more={
          majors.length > 0
            ? { href: majorListing.hrefOf({ universityId }), words: 'Search these majors' }
            : undefined
        }
      >
        {majors.length > 0 ? (
          <TaughtMajors majors={majors} />
        ) : (
          <RowsOrAlternatives
            rows={[]}
            none="We do not know yet which majors are taught here."
            instead={[{ href: routes.majors, words: 'All majors' }]}
          />
        )}
      </DetailSection>
      {scholarships !== undefined && (
        <DetailSection
          label="Scholarship"
          title="Scholarships to study here"
          more={toMoreLink(
            openScholarships,
            scholarships,
            'scholarships',
            scholarshipListing.hrefOf({ universityId }),
          )}
        >
          <OpenScholarships
            scholarships={scholarships}
            today={today}
            none="No scholarship for this university is open right now. Some let you choose where to study."
            instead={[{ href: routes.scholarships, words: 'All scholarships' }]}
          />
        </DetailSection>
      )}
    </>
  )
}

/** Lists the majors taught, with degree and duration. */
function TaughtMajors({ majors }: { readonly majors: readonly TaughtMajor[] }) {
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {majors.map((major) => (
        <li
          key={major.id}
          className="border-b border-line py-2 md:flex md:items-baseline md:justify-between md:gap-4"
        >
          <Link href={routes.major(major)} className="flex min-h-6 hover:text-pen-text">
            {major.name}
          </Link>
          <span className="text-sm text-ink-soft">
            {major.degree}, {formatCount(major.durationYears, 'year', 'years')}
          </span>
        </li>
      ))}
    </ul>
  )
}
