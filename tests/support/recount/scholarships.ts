import fc from 'fast-check'
import type { Database } from '@/backend/db/connect'
import {
  scholarshipFacets,
  scholarshipFields,
  scholarshipType,
} from '@/lib/contract/scholarships/scholarship'
import { SEED } from '../attempts'
import { fillLookups } from '../lookups'
import {
  addScholarships,
  addUniversities,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '../studies'
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
import { DEPARTMENTS, MAJORS, nameOf } from './names'

const COUNT = 250

const UNIVERSITIES = ['Tonle Institute', 'Angkor Polytechnic', 'Bassac College']

const generated = fc.record({
  title: fc.constantFrom('Water grant', 'Solar grant', 'Bridge award', 'អាហារូបករណ៍'),
  provider: fc.constantFrom('Lake Fund', 'Rain Foundation'),
  country: fc.constantFrom('Cambodia', 'Japan'),
  type: fc.constantFrom(...scholarshipType.options),
  university: fc.constantFrom(null, 0, 1, 2),
  departmentId: lookupId,
  qualificationId: lookupId,
  majorIds: fc.subarray([1, 2, 3]),
  closingDate: fc.constantFrom(...CLOSING_DAYS),
  // Some have the same posting time.
  minute: fc.nat(150),
})

const FACETS = Object.keys(scholarshipFacets.shape)

export const scholarships: Area = {
  path: '/v1/scholarship',
  filters: FACETS,
  several: severalOf(scholarshipFields),
  facets: FACETS,
  words: ['award', 'solar', 'japan', 'tonle', 'សំណង់', 'lake', 'water power'],
  slips: ['solr', 'brige', 'tonel institut'],
  orders: datedOrders,
  fill,
}

async function fill(db: Database): Promise<readonly Item[]> {
  await fillLookups(db)
  await fillDepartments(db)
  const universityIds = await addUniversities(
    db,
    ...UNIVERSITIES.map((name) => draftUniversity({ sourceRef: name, name })),
  )
  const stated = fc.sample(generated, { seed: SEED, numRuns: COUNT })
  const drafts = stated.map(({ university, minute, ...same }, index) =>
    draftScholarship({
      ...same,
      sourceRef: `generated-${index}`,
      universityId: university === null ? null : (universityIds[university] ?? 0),
      postedAt: toMoment(minute),
    }),
  )
  const ids = await addScholarships(db, ...drafts)
  return drafts.map((draft, index) => {
    const { type, departmentId, universityId, qualificationId, majorIds } = draft
    const text = [
      draft.title,
      draft.provider,
      draft.country,
      UNIVERSITIES[stated[index]?.university ?? -1] ?? '',
      nameOf(DEPARTMENTS, departmentId),
      ...majorIds.map((of) => nameOf(MAJORS, of)),
    ]
    return {
      id: ids[index] ?? 0,
      name: draft.title,
      text: text.join(' ').toLowerCase(),
      values: {
        ...eachOnce({ type, departmentId, universityId, qualificationId }),
        majorId: majorIds,
      },
      closingDate: draft.closingDate,
      postedAt: draft.postedAt,
    }
  })
}
