import type { ReactNode } from 'react'
import { DetailSection } from '@/components/detail/detail-section'
import { HiringCounts } from '@/components/hiring/hiring-counts'
import type { CompanyHiring, HiringTally } from '@/lib/contract/companies/company'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'

type Props = { readonly companyId: number; readonly hiring: CompanyHiring }

/** Longer lists of majors say little, and the job list has them all. */
const MAX_MAJORS = 8

/** Lists levels, degrees, majors and fields of the openings; renders nothing if none is stated. */
export function CompanyRequirements({ companyId, hiring }: Props) {
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
          <HiringCounts tallies={levels} toHrefs={toHrefs('levelId')} />
        </Group>
        <Group title="Minimum degree" tallies={qualifications}>
          <HiringCounts tallies={qualifications} />
        </Group>
        <Group title="Major" tallies={majors}>
          <HiringCounts tallies={majors.slice(0, MAX_MAJORS)} toHrefs={toHrefs('majorId')} />
        </Group>
        <Group title="Field of work" tallies={fields}>
          <HiringCounts tallies={fields} toHrefs={toHrefs('categoryId')} />
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
