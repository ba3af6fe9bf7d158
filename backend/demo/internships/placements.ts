import { companies } from '@/backend/demo/companies/companies'
import type { DemoEmployer, Site } from '@/backend/demo/companies/demo-employer'
import type { EngineeringField } from '@/backend/demo/fields/engineering-field'
import { type FieldKey, requireRole } from '@/backend/demo/fields/fields'
import { seededRandom } from '@/backend/demo/random'

export type Placement = {
  /** `employer/field`: stable and unique. */
  readonly ref: string
  readonly company: DemoEmployer
  readonly site: Site
  readonly fieldKey: FieldKey
  readonly field: EngineeringField
}

const COUNT = 120

/** One of every employer, then others by chance. */
export function listPlacements(): Placement[] {
  const all = listPossible()
  const random = seededRandom('placements')
  const firsts = companies.flatMap((company) => all.find((each) => each.company === company) ?? [])
  const others = all.filter((placement) => !firsts.includes(placement))
  return [...firsts, ...random.pickMany(others, COUNT - firsts.length)]
}

/** Each field of an employer, at the first site that hires in it. */
function listPossible(): Placement[] {
  const placements = companies.flatMap((company) =>
    company.sites.flatMap((site) =>
      site.hires.map((key) => {
        const { fieldKey, field } = requireRole(key)
        return { ref: `${company.ref}/${fieldKey}`, company, site, fieldKey, field }
      }),
    ),
  )
  return [...new Map(placements.toReversed().map((each) => [each.ref, each])).values()].toReversed()
}
