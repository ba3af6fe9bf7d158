import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '@/backend/repositories/jobs'
import type { VacancyDraft } from '@/backend/repositories/vacancy-draft'
import { getJobFacets, type JobFacets, jobFilters } from '@/lib/contract/job'
import { addCompanies, addJobs, draftCompany, fillLookups } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { generateJobs } from '@/tests/support/generated-jobs'

/** The listing and its facets against the same filters written a second time, plainly. */
const { db } = provideDatabase()
const TODAY = '2026-03-10'

type Choice = keyof JobFacets | 'companyId'
type Choices = Partial<Record<Choice, number>> & { searchText?: string }

let drafts: VacancyDraft[] = []
let ids: number[] = []
let companyIds: number[] = []

beforeAll(async () => {
  await fillLookups(db)
  companyIds = await addCompanies(
    db,
    ...[1, 2, 3].map((type) => draftCompany({ sourceRef: `c${type}`, companyTypeId: type })),
    draftCompany({ sourceRef: 'c4' }),
  )
  drafts = generateJobs(400, companyIds)
  ids = await addJobs(db, ...drafts)
})

const VALUES: Record<Choice, () => number[]> = {
  categoryId: () => [1, 2, 3],
  majorId: () => [1, 2, 3],
  companyTypeId: () => [1, 2, 3],
  salaryId: () => [1, 2, 3],
  typeId: () => [1, 2, 3],
  levelId: () => [1, 2, 3],
  locationId: () => [1, 2, 3],
  companyId: () => companyIds,
}
const CHOICES = Object.keys(VALUES) as Choice[]
const FACETS = CHOICES.filter((choice): choice is keyof JobFacets => choice !== 'companyId')

function valuesOf(draft: VacancyDraft, choice: Choice): readonly (number | null)[] {
  if (choice === 'majorId') return draft.majorIds
  if (choice === 'companyTypeId') return [companyIds.indexOf(draft.companyId) + 1]
  if (choice !== 'salaryId') return [draft[choice]]
  const pay = draft.payMin
  return [pay === null ? null : pay < 300 ? 1 : pay < 800 ? 2 : 3]
}

function recount({ searchText, ...choices }: Choices): number[] {
  return ids.filter((_, index) => {
    const draft = drafts[index]
    if (draft === undefined) return false
    const isOpen = draft.closingDate === null || draft.closingDate >= TODAY
    const isFound = draft.title.toLowerCase().includes(searchText ?? '')
    const chosen = Object.entries(choices) as [Choice, number][]
    return isOpen && isFound && chosen.every(([name, id]) => valuesOf(draft, name).includes(id))
  })
}

async function listAll(choices: Choices) {
  const page = { limit: 100 }
  const first = await jobs.listOpen(db, TODAY, jobFilters.parse({ ...page, ...choices }))
  const listed = [...first.data]
  while (listed.length < first.total) {
    const next = jobFilters.parse({ ...page, offset: listed.length, ...choices })
    listed.push(...(await jobs.listOpen(db, TODAY, next)).data)
  }
  return { ...first, ids: listed.map(({ id }) => id) }
}

function pairs(): Choices[] {
  return CHOICES.flatMap((one, index) =>
    CHOICES.slice(index + 1).map((two) => ({
      [one]: VALUES[one]()[index % 3],
      [two]: VALUES[two]()[(index + 1) % 3],
    })),
  )
}

test.each(CHOICES)('filtering by each %s lists what a plain recount gives', async (choice) => {
  for (const value of VALUES[choice]()) {
    const expected = recount({ [choice]: value })
    const listed = await listAll({ [choice]: value })
    expect(listed.ids.toSorted((a, b) => a - b)).toEqual(expected)
    expect(listed.total).toBe(expected.length)
  }
})

test('every pair of filters, and a text with a filter, list what a plain recount gives', async () => {
  const texts = CHOICES.map((choice) => ({ searchText: 'web', [choice]: VALUES[choice]()[1] }))
  for (const choices of [...pairs(), ...texts]) {
    const listed = await listAll(choices)
    expect(
      listed.ids.toSorted((a, b) => a - b),
      JSON.stringify(choices),
    ).toEqual(recount(choices))
  }
})

test('matches that close within seven days are counted', async () => {
  const closing = recount({ typeId: 1 }).filter((id) => {
    const day = drafts[ids.indexOf(id)]?.closingDate
    return day === '2026-03-10' || day === '2026-03-17'
  })
  expect((await listAll({ typeId: 1 })).closingThisWeek).toBe(closing.length)
})

describe('facets', () => {
  test('each value is counted under the other filters', async () => {
    const all = [{}, { searchText: 'web' }, { companyId: companyIds[0] ?? 0 }, ...pairs()]
    for (const choices of all as Choices[]) {
      const facets = await jobs.countFacets(db, TODAY, getJobFacets.query.parse(choices))
      for (const facet of FACETS) {
        const { [facet]: _, ...others } = choices
        const expected = VALUES[facet]()
          .map((id) => ({ id, count: recount({ ...others, [facet]: id }).length }))
          .filter(({ count }) => count > 0)
        const counted = facets[facet].toSorted((a, b) => a.id - b.id)
        expect(counted, `${facet} under ${JSON.stringify(choices)}`).toEqual(expected)
      }
    }
  })
})

describe('order', () => {
  test('newest first', async () => {
    const { data } = await listAll({})
    const posted = data.map(({ postedAt }) => postedAt)
    expect(posted).toEqual(posted.toSorted().reverse())
  })

  test('closing soonest first, those without a closing date last', async () => {
    const filters = jobFilters.parse({ sort: 'closing', limit: 100, typeId: 1 })
    const { data } = await jobs.listOpen(db, TODAY, filters)
    const days = data.map(({ closingDate }) => closingDate ?? '9999')
    expect(days).toEqual(days.toSorted())
    expect(days.at(-1)).toBe('9999')
  })
})
