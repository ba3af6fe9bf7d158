import { z } from 'zod'
import {
  count,
  countFromOne,
  idParams,
  lookupItem,
  moment,
  pagingQuery,
  searchText,
} from '@/lib/contract/common'
import { companySummary } from '@/lib/contract/companies/company'
import { endpoint } from '@/lib/contract/endpoint'
import {
  broaderEndpoint,
  oneId,
  searchedPageOf,
  toFacets,
  toFilters,
  viewEndpoint,
} from '@/lib/contract/listing'
import { consideredListings, payByLevel } from '@/lib/contract/vacancies/pay-statistics'

export const majorSummary = lookupItem.extend({
  department: lookupItem,
  durationYears: countFromOne,
  degree: z.string(),
  updatedAt: moment,
})
export type MajorSummary = z.output<typeof majorSummary>

/** The texts are sanitised HTML. Counts of open listings stop at 10,000. */
export const majorSchema = majorSummary.extend({
  universities: z.array(lookupItem),
  description: z.string(),
  careers: z.string(),
  openJobs: count,
  openInternships: count,
  openScholarships: count,
  views: count,
})
export type Major = z.output<typeof majorSchema>

/**
 * Pay of open jobs that ask for this major, and the employers with most of them; `employersInAll` counts all
 * employers.
 */
export const majorHiring = z.object({
  ...consideredListings,
  pay: payByLevel,
  employers: z.array(companySummary.extend({ openJobs: count })),
  employersInAll: count,
})
export type MajorHiring = z.output<typeof majorHiring>

/** Filters of spec §3 with a list of values, each of which is counted. */
export const majorFields = { departmentId: oneId, universityId: oneId }

export const majorFilters = pagingQuery.extend({
  searchText: searchText.optional(),
  ...toFilters(majorFields),
})

export const majorFacets = toFacets(majorFields)
export type MajorFacets = z.output<typeof majorFacets>

const majorFacetFilters = majorFilters.omit({ limit: true, offset: true })

export const majorEndpoints = {
  list: endpoint({
    id: 'listMajors',
    method: 'GET',
    path: '/v1/major',
    tag: 'Majors',
    summary: 'Majors by name; the best match first when there is text to search for',
    query: majorFilters,
    reply: searchedPageOf(majorSummary),
  }),
  facets: endpoint({
    id: 'getMajorFacets',
    method: 'GET',
    path: '/v1/major/facets',
    tag: 'Majors',
    summary: 'Counts of each filter value under the other filters',
    extension: true,
    query: majorFacetFilters,
    reply: majorFacets,
  }),
  broader: broaderEndpoint(
    { id: 'getBroaderMajors', path: '/v1/major/broader', tag: 'Majors' },
    majorFacetFilters,
  ),
  get: endpoint({
    id: 'getMajor',
    method: 'GET',
    path: '/v1/major/{id}',
    tag: 'Majors',
    summary: 'One major',
    params: idParams,
    reply: majorSchema,
    errors: [404],
  }),
  hiring: endpoint({
    id: 'summarizeMajorHiring',
    method: 'GET',
    path: '/v1/major/{id}/hiring',
    tag: 'Majors',
    summary: 'What open jobs that ask for a major pay, by level, and who offers them',
    extension: true,
    params: idParams,
    reply: majorHiring,
    errors: [404],
  }),
  view: viewEndpoint({
    id: 'viewMajor',
    path: '/v1/major/{id}/views',
    tag: 'Majors',
    summary: 'Count a view, once per installation and day',
  }),
}
