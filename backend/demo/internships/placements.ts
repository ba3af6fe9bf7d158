import { companies } from '@/backend/demo/companies/companies'
import type { DemoEmployer, Site } from '@/backend/demo/companies/demo-employer'
import type { EngineeringField } from '@/backend/demo/fields/engineering-field'
import { type FieldKey, requireRole } from '@/backend/demo/fields/fields'
import { seededRandom } from '@/backend/demo/random'

/** A place for an intern: one field of work at one site of an employer. */
export type Placement = {
  /** `employer/field`: stable, and different from every other one. */
  readonly ref: string
  readonly company: DemoEmployer
  readonly site: Site
  readonly fieldKey: FieldKey
  readonly field: EngineeringField
}

const COUNT = 120

/** The placements that are offered: of every employer one, then others as chance has it. */
export function listPlacements(): Placement[] {
  const all = listPossible()
  const random = seededRandom('placements')
  const firsts = companies.flatMap((company) => all.find((each) => each.company === company) ?? [])
  const others = all.filter((placement) => !firsts.includes(placement))
  return [...firsts, ...random.pickMany(others, COUNT - firsts.length)]
}

/** Every field that an employer hires in, at the first site that does. */
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
