import { describe, expect, test, vi } from 'vitest'
import { countBroader } from '@/backend/areas/listing/broader'

/** The broader searches found and the number of counts; a total that is not given is 0. */
async function ask(filters: object, totals: Record<string, number> = {}) {
  const count = vi.fn(async (some: object) => {
    const set = Object.entries(some).flatMap(([name, value]) => (value === undefined ? [] : name))
    return { total: totals[set.toSorted().join()] ?? 0, totalIsExact: true }
  })
  const { without, only } = await countBroader(filters, count)
  const short = (found: typeof without) => found.map(({ filter, total }) => [filter, total])
  return { without: short(without), only: short(only), calls: count.mock.calls.length }
}

const three = { searchText: 'bridge', categoryId: 1, locationId: [2], typeId: undefined }

describe('countBroader', () => {
  test('removes one filter at a time when that finds something', async () => {
    const totals = { 'categoryId,locationId': 40, 'categoryId,searchText': 3, searchText: 1 }
    expect(await ask(three, totals)).toEqual({
      without: [
        ['searchText', 40],
        ['locationId', 3],
      ],
      only: [],
      calls: 3,
    })
    expect(await ask(three, { 'categoryId,locationId': 40 })).toMatchObject({ calls: 3 })
  })

  test('tries each filter alone when removing one finds nothing', async () => {
    expect(await ask(three, { locationId: 9, searchText: 4 })).toEqual({
      without: [],
      only: [
        ['searchText', 4],
        ['locationId', 9],
      ],
      calls: 6,
    })
  })

  test('counts each of two filters once, since removing one leaves the other alone', async () => {
    const pair = { searchText: 'bridge', locationId: [2] }
    expect(await ask(pair)).toEqual({ without: [], only: [], calls: 2 })
  })

  test('tries only the three filters that narrow most, however many are set', async () => {
    const many = {
      ...{ categoryId: 1, companyId: 2, companyTypeId: 3, levelId: 4, locationId: [5] },
      ...{ majorId: 6, salaryId: 7, searchText: 'pump', typeId: 8 },
    }
    const alone = { companyId: 1, majorId: 2, searchText: 3, typeId: 4 }
    expect(await ask(many, alone)).toEqual({
      without: [],
      only: [
        ['searchText', 3],
        ['companyId', 1],
        ['majorId', 2],
      ],
      calls: 6,
    })
  })

  test('counts nothing without a filter or with an empty text', async () => {
    expect(await ask({ searchText: '' })).toEqual({ without: [], only: [], calls: 0 })
  })
})
