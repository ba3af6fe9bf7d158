import { fillIn } from '@/backend/demo/compose/fill-in'
import type { QualificationName } from '@/backend/demo/lookups/qualifications'
import { seededRandom } from '@/backend/demo/random'
import type { DemoUniversity } from '@/backend/demo/studies/demo-university'
import type { DepartmentName } from '@/backend/demo/studies/departments'
import { universities } from '@/backend/demo/studies/universities'
import { awardsAtHome, type HomeAward } from './awards-at-home'
import type { ProviderRow } from './provider-row'
import { providersInAsia } from './providers-in-asia'
import { providersOverseas } from './providers-overseas'

export type Offer = {
  /** `provider/award`: stable and unique. */
  readonly ref: string
  /** First part of the provider's `.example` domain. */
  readonly domain: string
  readonly title: string
  readonly provider: string
  readonly country: string
  readonly universityRef: string | null
  readonly department: DepartmentName
  readonly qualification: QualificationName
  readonly type: 'full' | 'partial'
  readonly purpose: string
  readonly funding: readonly string[]
  readonly asks: readonly string[]
}

const AWARDS = { large: 4, small: 3 }

export function listOffers(): Offer[] {
  return [
    ...universities.flatMap(toHomeOffers),
    ...[...providersInAsia, ...providersOverseas].flatMap(toOffersAbroad),
  ]
}

function toHomeOffers(university: DemoUniversity): Offer[] {
  const random = seededRandom(`awards of ${university.ref}`)
  const count = university.departments.length > 1 ? AWARDS.large : AWARDS.small
  return random.pickMany(awardsAtHome, count).map((award) => {
    const department = random.pick(university.departments)
    const filled = (text: string) => fillIn(text, { department, university: university.name })
    return {
      ref: `${university.ref}/${award.ref}`,
      domain: university.ref,
      title: filled(award.title),
      provider: university.name,
      country: 'Cambodia',
      universityRef: university.ref,
      department,
      qualification: degreeOf(award, random.chance(0.2)),
      type: award.type,
      purpose: filled(award.purpose),
      funding: award.funding,
      asks: award.asks,
    }
  })
}

/** Research grants are for a master's degree, some others for a two-year technical one. */
function degreeOf({ ref }: HomeAward, isTechnical: boolean): QualificationName {
  if (ref === 'research') return 'Master’s degree'
  return isTechnical ? 'Associate degree' : 'Bachelor’s degree'
}

function toOffersAbroad(provider: ProviderRow): Offer[] {
  return provider.places.map(([department, qualification], index) => ({
    ref: `${provider.ref}/${index + 1}`,
    domain: provider.ref,
    title: `${provider.award} in ${department} (${qualification}, ${provider.country})`,
    provider: provider.name,
    country: provider.country,
    universityRef: null,
    department,
    qualification,
    type: provider.type,
    purpose: provider.purpose,
    funding: provider.funding,
    asks: provider.asks,
  }))
}
