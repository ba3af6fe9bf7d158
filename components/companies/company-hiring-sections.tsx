import type { ReactNode } from 'react'
import { DetailSection } from '@/components/detail/detail-section'
import { OpeningCounts } from '@/components/hiring/opening-counts'
import { PaySection } from '@/components/hiring/pay-section'
import { ProvinceMap } from '@/components/hiring/province-map'
import type { CompanyHiring, HiringTally, PlaceTally } from '@/lib/contract/companies/company'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'

/** Longer lists of majors say little, and the job list has them all. */
const MAX_MAJORS = 8

type Props = {
  readonly companyId: number
  readonly hiring: CompanyHiring | null
  readonly children: ReactNode
}

/** Wraps the openings of an employer in sections about its locations, pay and requirements; empty sections are left out. */
export function CompanyHiringSections({ companyId, hiring, children }: Props) {
  if (hiring === null) return <>{children}</>
  return (
    <>
      <CompanyLocations companyId={companyId} places={hiring.places} />
      <PaySection title="Salaries" pay={hiring.pay} coversAllOpenJobs={hiring.openIsExact} />
      {children}
      <CompanyRequirements companyId={companyId} hiring={hiring} />
    </>
  )
}

type CompanyLocationsProps = {
  readonly companyId: number
  readonly places: CompanyHiring['places']
}

const toCount = ({ openJobs, openInternships }: PlaceTally) => openJobs + openInternships

function CompanyLocations({ companyId, places }: CompanyLocationsProps) {
  if (places.length === 0) return null
  const marks = places.map((place) => ({ code: place.code, count: toCount(place) }))
  const openings = places.map((place) => `${place.name} ${toCount(place)}`).join(', ')
  return (
    <DetailSection title="Job locations">
      <div className="pt-4 md:grid md:grid-cols-2 md:gap-14">
        <div>
          <ProvinceMap label={`Map of Cambodia. Open now: ${openings}.`} marks={marks} />
          <p className="text-sm text-ink-soft">
            Each circle marks a province. A larger circle means more open jobs.
          </p>
        </div>
        <OpeningCounts
          tallies={places}
          toHrefs={(id) => ({
            jobs: jobListing.hrefOf({ companyId, locationId: [id] }),
            internships: internshipListing.hrefOf({ companyId, locationId: [id] }),
          })}
          isNumbered={places.length > 1}
        />
      </div>
    </DetailSection>
  )
}

type CompanyRequirementsProps = { readonly companyId: number; readonly hiring: CompanyHiring }

/** Lists levels, degrees, majors and fields of the openings; renders nothing if none is stated. */
function CompanyRequirements({ companyId, hiring }: CompanyRequirementsProps) {
  const { levels, qualifications, majors, fields } = hiring
  if ([levels, qualifications, majors, fields].every(({ length }) => length === 0)) return null
  const toHrefs = (name: 'levelId' | 'majorId' | 'categoryId') => (id: number) => ({
    jobs: jobListing.hrefOf({ companyId, [name]: id }),
    internships: internshipListing.hrefOf({ companyId, [name]: id }),
  })
  return (
    <DetailSection title="Who they hire">
      <div className="md:grid md:grid-cols-2 md:gap-x-14">
        <Group title="Experience" tallies={levels}>
          <OpeningCounts tallies={levels} toHrefs={toHrefs('levelId')} />
        </Group>
        <Group title="Minimum degree" tallies={qualifications}>
          <OpeningCounts tallies={qualifications} />
        </Group>
        <Group title="Major" tallies={majors}>
          <OpeningCounts tallies={majors.slice(0, MAX_MAJORS)} toHrefs={toHrefs('majorId')} />
        </Group>
        <Group title="Field" tallies={fields}>
          <OpeningCounts tallies={fields} toHrefs={toHrefs('categoryId')} />
        </Group>
      </div>
    </DetailSection>
  )
}

type GroupProps = {
  readonly title: string
  readonly tallies: readonly HiringTally[]
  readonly children: ReactNode
}

function Group({ title, tallies, children }: GroupProps) {
  if (tallies.length === 0) return null
  return (
    <div className="pt-4">
      <h3 className="label">{title}</h3>
      {children}
    </div>
  )
}
