import { z } from 'zod'
import {
  count,
  countFromOne,
  day,
  id,
  idParams,
  listedName,
  lookupItem,
  moment,
  pagingQuery,
  searchText,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import {
  broaderEndpoint,
  listingSort,
  listingStatus,
  oneId,
  openPageOf,
  savedEndpoint,
  saveEndpoint,
  similarEndpoint,
  toFacets,
  toFilters,
  unsaveEndpoint,
  viewEndpoint,
} from '@/lib/contract/listing'
import { toSchemalessSavedEndpoints } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { universitySummary } from '@/lib/contract/studies/university'

export const scholarshipType = z.enum(['full', 'partial'])
export type ScholarshipType = z.output<typeof scholarshipType>

const givenAt = universitySummary.omit({ openScholarships: true, location: true })

/** `country` is where the studies take place; `university` is null when the student chooses it. */
export const scholarshipSummary = z.object({
  id,
  title: z.string(),
  provider: z.string(),
  country: z.string(),
  university: givenAt.nullable(),
  department: lookupItem.nullable(),
  qualification: listedName.nullable(),
  majors: z.array(lookupItem),
  type: scholarshipType,
  postedAt: moment,
  openingDate: day.nullable(),
  closingDate: day.nullable(),
  status: listingStatus,
  updatedAt: moment,
})
export type ScholarshipSummary = z.output<typeof scholarshipSummary>

/** The texts are sanitised HTML, empty when not stated. */
export const scholarshipSchema = scholarshipSummary.extend({
  seats: countFromOne.nullable(),
  description: z.string(),
  funding: z.string(),
  eligibility: z.string(),
  howToApply: z.string(),
  applyUrl: z.url().nullable(),
  views: count,
})
export type Scholarship = z.output<typeof scholarshipSchema>

/** Filters with a list of values (spec §3), each of which is counted; `majorId` is an extension. */
export const scholarshipFields = {
  type: { query: scholarshipType, value: scholarshipType, several: false },
  departmentId: oneId,
  universityId: oneId,
  qualificationId: oneId,
  majorId: oneId,
}

/** The filters of spec §3; `sort` is an extension. */
export const scholarshipFilters = pagingQuery.extend({
  searchText: searchText.optional(),
  ...toFilters(scholarshipFields),
  sort: listingSort.optional(),
})

export const scholarshipFacets = toFacets(scholarshipFields)
export type ScholarshipFacets = z.output<typeof scholarshipFacets>

const scholarshipFacetFilters = scholarshipFilters.omit({ limit: true, offset: true, sort: true })

const saving = toSchemalessSavedEndpoints('/v1/scholarship')

export const scholarshipEndpoints = {
  list: endpoint({
    id: 'listScholarships',
    method: 'GET',
    path: '/v1/scholarship',
    tag: 'Scholarships',
    summary: 'Open scholarships',
    query: scholarshipFilters,
    reply: openPageOf(scholarshipSummary),
  }),
  facets: endpoint({
    id: 'getScholarshipFacets',
    method: 'GET',
    path: '/v1/scholarship/facets',
    tag: 'Scholarships',
    summary: 'Counts of each filter value under the other filters',
    extension: true,
    query: scholarshipFacetFilters,
    reply: scholarshipFacets,
  }),
  broader: broaderEndpoint(
    { id: 'getBroaderScholarships', path: '/v1/scholarship/broader', tag: 'Scholarships' },
    scholarshipFacetFilters,
  ),
  saved: savedEndpoint(
    {
      id: 'listSavedScholarships',
      ...saving.list,
      tag: 'Scholarships',
      summary: 'Scholarships the user saved, last saved first',
    },
    scholarshipSummary,
  ),
  get: endpoint({
    id: 'getScholarship',
    method: 'GET',
    path: '/v1/scholarship/{id}',
    tag: 'Scholarships',
    summary: 'One scholarship, open or closed',
    params: idParams,
    reply: scholarshipSchema,
    errors: [404, 410],
  }),
  similar: similarEndpoint(
    {
      id: 'listSimilarScholarships',
      path: '/v1/scholarship/{id}/similar',
      tag: 'Scholarships',
      summary: 'Up to six open scholarships that share a major, the department or the university',
    },
    scholarshipSummary,
  ),
  view: viewEndpoint({
    id: 'viewScholarship',
    path: '/v1/scholarship/{id}/views',
    tag: 'Scholarships',
    summary: 'Count a view, once per installation and day',
  }),
  save: saveEndpoint({
    id: 'saveScholarship',
    ...saving.save,
    tag: 'Scholarships',
    summary: 'Save a scholarship; saving it twice changes nothing',
  }),
  unsave: unsaveEndpoint({
    id: 'unsaveScholarship',
    ...saving.unsave,
    tag: 'Scholarships',
    summary: 'Take a scholarship off the saved list',
  }),
}
