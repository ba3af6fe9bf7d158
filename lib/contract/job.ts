import { z } from 'zod'
import {
  day,
  done,
  id,
  idInput,
  idParams,
  lookupItem,
  moment,
  named,
  pageOf,
  pagingQuery,
  searchText,
} from './common'
import { company, companySummary } from './company'
import { endpoint } from './endpoint'
import { salaryBand } from './lookup'

/** Pay as stated: whole units of the currency a month; null bounds are open (design §7). */
export const pay = z.object({
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
  currency: z.enum(['USD', 'KHR']),
  period: z.literal('month'),
})
export type Pay = z.output<typeof pay>

/** Open until the end of the closing day in Asia/Phnom_Penh, closed after it. */
export const listingStatus = z.enum(['open', 'closed'])

/** A vacancy as listings show it. `place` is what to print, `location` the province when known. */
export const jobSummary = z.object({
  id,
  title: z.string(),
  company: companySummary,
  place: z.string(),
  location: lookupItem.nullable(),
  category: named.nullable(),
  type: named.nullable(),
  level: named.nullable(),
  pay: pay.nullable(),
  postedAt: moment,
  closingDate: day.nullable(),
  status: listingStatus,
})
export type JobSummary = z.output<typeof jobSummary>

/** A vacancy as its page shows it. The texts are sanitised HTML, empty when not stated. */
export const job = jobSummary.extend({
  company,
  majors: z.array(lookupItem),
  qualification: named.nullable(),
  gender: named.nullable(),
  salary: salaryBand.nullable(),
  positions: z.int().min(1).nullable(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  howToApply: z.string(),
  applyUrl: z.url().nullable(),
  views: z.int().min(0),
  updatedAt: moment,
})
export type Job = z.output<typeof job>

/** Orders of a listing; without one, best match when there is text to search for, else newest. */
export const listingSort = z.enum(['relevance', 'newest', 'closing'])

/** Job filters of spec §3; `sort` is ours. */
export const jobFilters = pagingQuery.extend({
  searchText: searchText.optional(),
  categoryId: idInput.optional(),
  majorId: idInput.optional(),
  companyTypeId: idInput.optional(),
  salaryId: idInput.optional(),
  typeId: idInput.optional(),
  levelId: idInput.optional(),
  locationId: idInput.optional(),
  companyId: idInput.optional(),
  sort: listingSort.optional(),
})

export const listJobs = endpoint({
  id: 'listJobs',
  method: 'GET',
  path: '/v1/job',
  tag: 'Jobs',
  summary: 'Open vacancies',
  query: jobFilters,
  reply: pageOf(jobSummary).extend({
    /** Matches that close within seven days, today included. */
    closingThisWeek: z.int().min(0),
  }),
})

export const getJob = endpoint({
  id: 'getJob',
  method: 'GET',
  path: '/v1/job/{id}',
  tag: 'Jobs',
  summary: 'One vacancy, open or closed',
  params: idParams,
  reply: job,
  errors: [404],
})

export const listSimilarJobs = endpoint({
  id: 'listSimilarJobs',
  method: 'GET',
  path: '/v1/job/{id}/similar',
  tag: 'Jobs',
  summary: 'Up to six open vacancies that share a major, the category or the employer',
  extension: true,
  params: idParams,
  reply: pageOf(jobSummary),
  errors: [404],
})

/** How many matches each value of a filter would leave, by the filter's name. */
const facetCounts = z.array(z.object({ id, count: z.int().min(0) }))

export const getJobFacets = endpoint({
  id: 'getJobFacets',
  method: 'GET',
  path: '/v1/job/facets',
  tag: 'Jobs',
  summary: 'Counts of each filter value under the other filters',
  extension: true,
  query: jobFilters.omit({ limit: true, offset: true, sort: true }),
  reply: z.object({
    categoryId: facetCounts,
    majorId: facetCounts,
    companyTypeId: facetCounts,
    salaryId: facetCounts,
    typeId: facetCounts,
    levelId: facetCounts,
    locationId: facetCounts,
  }),
})
export type JobFacets = z.output<typeof getJobFacets.reply>

export const viewJob = endpoint({
  id: 'viewJob',
  method: 'POST',
  path: '/v1/job/{id}/views',
  tag: 'Jobs',
  summary: 'Count a view, once per installation and day',
  params: idParams,
  reply: done,
  errors: [404, 650],
})

export const saveJob = endpoint({
  id: 'saveJob',
  method: 'POST',
  path: '/v1/job/{id}/save',
  tag: 'Jobs',
  summary: 'Save a vacancy; saving it twice changes nothing',
  access: 'session',
  params: idParams,
  reply: done,
  errors: [404],
})

export const unsaveJob = endpoint({
  id: 'unsaveJob',
  method: 'DELETE',
  path: '/v1/job/{id}/save',
  tag: 'Jobs',
  summary: 'Take a vacancy off the saved list',
  access: 'session',
  params: idParams,
  reply: done,
  errors: [404],
})

export const listSavedJobs = endpoint({
  id: 'listSavedJobs',
  method: 'GET',
  path: '/v1/job/saved',
  tag: 'Jobs',
  summary: 'Vacancies the user saved, last saved first',
  access: 'session',
  query: pagingQuery,
  reply: pageOf(jobSummary),
})
