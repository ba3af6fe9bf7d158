import { beforeAll, expect, test } from 'vitest'
import type { ScholarshipDraft } from '@/backend/repositories/scholarship-draft'
import { countScholarshipFacets } from '@/backend/repositories/scholarship-facets'
import { listOpenScholarships } from '@/backend/repositories/scholarship-listing'
import {
  getScholarshipFacets,
  type ScholarshipFacets,
  scholarshipFilters,
} from '@/lib/contract/scholarship'
import { fillLookups } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { createRandom } from '@/tests/support/generated-jobs'
import {
  addScholarships,
  addUniversities,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '@/tests/support/studies'

/** The listing and its facets against the same filters written a second time, plainly. */
const { db } = provideDatabase()
const TODAY = '2026-03-10'

type Facet = keyof ScholarshipFacets
type Choices = Partial<Record<Facet, number | string>> & { searchText?: string }

const FACETS: readonly Facet[] = ['type', 'departmentId', 'universityId', 'qualificationId']
let drafts: ScholarshipDraft[] = []
let ids: number[] = []
let universityIds: number[] = []

beforeAll(async () => {
  await fillLookups(db)
  await fillDepartments(db)
  universityIds = await addUniversities(
    db,
    ...['a', 'b', 'c'].map((sourceRef) => draftUniversity({ sourceRef })),
  )
  const random = createRandom(20_260_310)
  const choice = (of: readonly number[]) => [null, ...of][random(4)] ?? null
  drafts = Array.from({ length: 90 }, (_, index) =>
    draftScholarship({
      sourceRef: `s${index}`,
      title: ['Water grant', 'Solar grant'][random(2)] ?? '',
      type: random(2) === 0 ? 'full' : 'partial',
      departmentId: choice([1, 2, 3]),
      universityId: choice(universityIds),
      qualificationId: choice([1, 2, 3]),
      closingDate: [null, '2026-03-01', '2026-03-10', '2026-05-01'][random(4)] ?? null,
    }),
  )
  ids = await addScholarships(db, ...drafts)
})

const valuesOf = (facet: Facet): readonly (number | string)[] => {
  if (facet === 'type') return ['full', 'partial']
  return facet === 'universityId' ? universityIds : [1, 2, 3]
}

function recount({ searchText, ...choices }: Choices): number[] {
  return ids.filter((_, index) => {
    const draft = drafts[index]
    if (draft === undefined) return false
    const isOpen = draft.closingDate === null || draft.closingDate >= TODAY
    const isFound = draft.title.toLowerCase().includes(searchText ?? '')
    const chosen = Object.entries(choices) as [Facet, number | string][]
    return isOpen && isFound && chosen.every(([facet, value]) => draft[facet] === value)
  })
}

function combinations(): Choices[] {
  const single = FACETS.flatMap((facet) => valuesOf(facet).map((value) => ({ [facet]: value })))
  const pairs = FACETS.flatMap((one, index) =>
    FACETS.slice(index + 1).map((two) => ({ [one]: valuesOf(one)[0], [two]: valuesOf(two)[1] })),
  )
  return [{}, { searchText: 'water' }, ...single, ...pairs] as Choices[]
}

test('every filter, and every pair, lists what a plain recount gives', async () => {
  for (const choices of combinations()) {
    const filters = scholarshipFilters.parse({ limit: 100, ...choices })
    const { data, total } = await listOpenScholarships(db, TODAY, filters)
    const listed = data.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(listed, JSON.stringify(choices)).toEqual(recount(choices))
    expect(total).toBe(listed.length)
  }
})

test('each value of a facet is counted under the other filters', async () => {
  for (const choices of combinations()) {
    const facets = await countScholarshipFacets(
      db,
      TODAY,
      getScholarshipFacets.query.parse(choices),
    )
    for (const facet of FACETS) {
      const { [facet]: _, ...others } = choices
      const expected = valuesOf(facet)
        .map((id) => ({ id, count: recount({ ...others, [facet]: id }).length }))
        .filter(({ count }) => count > 0)
      const counted = facets[facet].toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(counted, `${facet} under ${JSON.stringify(choices)}`).toEqual(expected)
    }
  }
})
