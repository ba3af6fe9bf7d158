import fc from 'fast-check'
import type { Database } from '@/backend/db/connect'
import { location } from '@/backend/db/schema/lookups'
import { vacancyFacets, vacancyFields } from '@/lib/contract/vacancies/vacancy'
import { SEED } from '../attempts'
import { addCompanies, addJobs, draftCompany, draftJob } from '../content'
import { fillLookups } from '../lookups'
import { addInternships } from '../studies'
import {
  type Area,
  CLOSING_DAYS,
  datedOrders,
  eachOnce,
  type Item,
  lookupId,
  severalOf,
  toMoment,
} from './area'
import { CATEGORIES, MAJORS, nameOf, PLACES } from './names'

const COUNT = 300

const EMPLOYERS = [
  { name: 'Mekong Bridges', companyTypeId: 1 },
  { name: 'Tonle Grid', companyTypeId: 2 },
  { name: 'Bokor Consult', companyTypeId: 3 },
  { name: 'Angkor Works', companyTypeId: 1 },
  { name: 'Plain Trading', companyTypeId: null },
] as const

/** Lower bounds of the pay bands with ids 1, 2 and 3, in US dollars a month. */
const BANDS = [0, 300, 800]

const otherPlaces = [
  { id: 4, name: 'Abroad', code: 'ABROAD' },
  { id: 5, name: 'Remote', code: 'REMOTE' },
]

const generated = fc.record({
  employer: fc.nat(EMPLOYERS.length - 1),
  title: fc.constantFrom('Site engineer', 'Power engineer', 'Web developer', 'វិស្វករ'),
  categoryId: lookupId,
  locationId: lookupId,
  otherLocationIds: fc.subarray([1, 2, 3]),
  country: fc.constantFrom('KH', 'TH', null),
  workplace: fc.constantFrom('remote', 'hybrid', null),
  typeId: lookupId,
  levelId: lookupId,
  majorIds: fc.subarray([1, 2, 3]),
  pay: fc.constantFrom(null, 200, 299, 300, 500, 799, 800, 1200),
  closingDate: fc.constantFrom(...CLOSING_DAYS),
  // Some have the same posting time.
  minute: fc.nat(200),
})

type Generated = typeof generated extends fc.Arbitrary<infer Stated> ? Stated : never

function vacancyArea(path: Area['path'], add: typeof addJobs): Area {
  return {
    path,
    filters: [...Object.keys(vacancyFacets.shape), 'companyId'],
    several: severalOf(vacancyFields),
    facets: Object.keys(vacancyFacets.shape),
    words: ['engineer', 'web', 'kampot', 'កំពត', 'វិស្វករ', 'civil', 'mekong', 'power engineer'],
    slips: ['enginer', 'mekng', 'kamput'],
    orders: datedOrders,
    fill: (db) => fill(db, add),
  }
}

export const jobs = vacancyArea('/v1/job', addJobs)
export const internships = vacancyArea('/v1/internship', addInternships)

async function fill(db: Database, add: typeof addJobs): Promise<readonly Item[]> {
  await fillLookups(db)
  await db.insert(location).values(otherPlaces)
  const companyIds = await addCompanies(
    db,
    ...EMPLOYERS.map((employer) => draftCompany({ sourceRef: employer.name, ...employer })),
  )
  const stated = fc.sample(generated, { seed: SEED, numRuns: COUNT })
  const drafts = stated.map(({ employer, pay, minute, ...same }, index) =>
    draftJob({
      ...same,
      sourceRef: `generated-${index}`,
      companyId: companyIds[employer] ?? 0,
      payMin: pay,
      payMax: pay,
      payCurrency: pay === null ? null : 'USD',
      postedAt: toMoment(minute),
    }),
  )
  const ids = await add(db, ...drafts)
  return stated.map((each, index) => toItem(each, ids[index] ?? 0, companyIds[each.employer] ?? 0))
}

function toItem(stated: Generated, id: number, companyId: number): Item {
  const { title, pay, majorIds, categoryId, locationId, typeId, levelId, closingDate } = stated
  const employer = EMPLOYERS[stated.employer]
  const locationIds =
    locationId === null ? [] : [...new Set([locationId, ...stated.otherLocationIds])]
  const isAbroad = locationId === null && stated.country === 'TH'
  const placeIds = [
    ...locationIds,
    ...(isAbroad ? [4] : []),
    ...(stated.workplace === 'remote' ? [5] : []),
  ]
  const once = {
    categoryId,
    typeId,
    levelId,
    companyId,
    companyTypeId: employer?.companyTypeId ?? null,
    salaryId: pay === null ? null : BANDS.filter((min) => min <= pay).length,
  }
  const text = [
    title,
    employer?.name,
    // Unless the draft says otherwise, it is in Phnom Penh.
    'Phnom Penh',
    ...locationIds.map((of) => nameOf(PLACES, of)),
    nameOf(CATEGORIES, categoryId),
    ...majorIds.map((of) => nameOf(MAJORS, of)),
  ]
  return {
    id,
    name: title,
    text: text.join(' ').toLowerCase(),
    values: { ...eachOnce(once), locationId: placeIds, majorId: majorIds },
    closingDate,
    postedAt: toMoment(stated.minute),
  }
}
