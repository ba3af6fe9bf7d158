import { DetailSection } from '@/components/detail/detail-section'
import { HiringCounts } from '@/components/hiring/hiring-counts'
import { ProvinceMap } from '@/components/hiring/province-map'
import type { CompanyHiring, PlaceTally } from '@/lib/contract/companies/company'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'

type Props = { readonly companyId: number; readonly places: CompanyHiring['places'] }

const toCount = ({ openJobs, openInternships }: PlaceTally) => openJobs + openInternships

export function CompanyLocations({ companyId, places }: Props) {
  if (places.length === 0) return null
  const marks = places.map((place) => ({ code: place.code, count: toCount(place) }))
  const told = places.map((place) => `${place.name} ${toCount(place)}`).join(', ')
  return (
    <DetailSection title="Job locations">
      <div className="pt-4 md:grid md:grid-cols-2 md:gap-14">
        <div>
          <ProvinceMap label={`Map of Cambodia. Open now: ${told}.`} marks={marks} />
          <p className="text-sm text-ink-soft">
            Each circle marks a province. A larger circle means more open jobs.
          </p>
        </div>
        <HiringCounts
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
