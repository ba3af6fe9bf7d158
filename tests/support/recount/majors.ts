import fc from 'fast-check'
import type { Database } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import { majorFacets, majorFields } from '@/lib/contract/studies/major'
import { SEED } from '../attempts'
import {
  addMajors,
  addUniversities,
  draftMajor,
  draftUniversity,
  fillDepartments,
} from '../studies'
import { type Area, type Item, severalOf } from './area'
import { DEPARTMENTS, nameOf } from './names'

const COUNT = 200

const generated = fc.record({
  word: fc.constantFrom('Bridges', 'Circuits', 'Harvests', 'Rivers'),
  departmentId: fc.constantFrom(1, 2, 3),
  universities: fc.subarray([0, 1, 2, 3]),
})

const FACETS = Object.keys(majorFacets.shape)

export const majors: Area = {
  path: '/v1/major',
  filters: FACETS,
  several: severalOf(majorFields),
  facets: FACETS,
  words: ['bridges', 'river', 'សំណង់', 'electrical', 'harvest computer'],
  slips: ['brdges', 'cirkuits'],
  orders: { '': (one, other) => (one.name < other.name ? -1 : 1) },
  fill,
}

async function fill(db: Database): Promise<readonly Item[]> {
  await fillDepartments(db)
  const universityIds = await addUniversities(
    db,
    ...['a', 'b', 'c', 'd'].map((sourceRef) => draftUniversity({ sourceRef })),
  )
  const stated = fc
    .sample(generated, { seed: SEED, numRuns: COUNT })
    .map(({ word, universities, ...same }, index) => ({
      ...same,
      id: index + 1,
      // The number comes last and is unique: it decides the order of majors with the same word.
      name: `${word} ${String(index).padStart(3, '0')}`,
      universityIds: universities.map((university) => universityIds[university] ?? 0),
    }))
  await db.insert(major).values(stated.map(({ id, name }) => ({ id, name })))
  await addMajors(
    db,
    ...stated.map(({ id, name, ...same }) => draftMajor({ ...same, sourceRef: name, majorId: id })),
  )
  return stated.map(({ id, name, departmentId, universityIds: taughtAt }) => ({
    id,
    name,
    text: `${name} ${nameOf(DEPARTMENTS, departmentId)}`.toLowerCase(),
    values: { departmentId: [departmentId], universityId: taughtAt },
    closingDate: null,
    postedAt: null,
  }))
}
