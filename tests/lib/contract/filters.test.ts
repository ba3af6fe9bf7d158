import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyOfIds, type FacetField, oneId, openPageOf, toFacets } from '@/lib/contract/listing'
import { scholarshipEndpoints, scholarshipFields } from '@/lib/contract/scholarships/scholarship'
import { majorEndpoints, majorFields } from '@/lib/contract/studies/major'
import { vacancyFields } from '@/lib/contract/vacancies/vacancy'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'

test.each([
  ['jobs', jobEndpoints.facets.query],
  ['internships', internshipEndpoints.facets.query],
  ['scholarships', scholarshipEndpoints.facets.query],
  ['majors', majorEndpoints.facets.query],
])('facet queries of %s ignore page and order', (_, query) => {
  const input = { searchText: 'water', limit: '5', offset: '3', sort: 'closing' }
  expect(query.parse(input)).toEqual({ searchText: 'water' })
  expect(query.parse({})).toEqual({})
})

test.each([
  ['vacancies', vacancyFields],
  ['scholarships', scholarshipFields],
  ['majors', majorFields],
])('only the filters of %s that are marked as multiple accept several values', (_, fields) => {
  for (const [name, { query, several }] of Object.entries<FacetField>(fields)) {
    expect([name, query.safeParse(['1', '2']).success]).toEqual([name, several])
  }
})

describe('facet counts', () => {
  const counts = toFacets({ placeId: anyOfIds, typeId: oneId })

  test('are exact or marked as lower bounds', () => {
    const facets = { placeId: [{ id: 2, count: 9, atLeast: true }], typeId: [{ id: 1, count: 0 }] }
    expect(counts.parse(facets)).toEqual(facets)
    const odd = { placeId: [{ id: 2, count: 9, atLeast: false }], typeId: [] }
    expect(counts.safeParse(odd).success).toBe(false)
  })
})

test('a page of open items has exact counts by default', () => {
  const page = { data: [], total: 0, limit: 20, offset: 0, closingThisWeek: 0 }
  expect(openPageOf(z.string()).parse(page)).toMatchObject({
    totalIsExact: true,
    closingIsExact: true,
  })
})
