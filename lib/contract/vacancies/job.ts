import type { z } from 'zod'
import { broaderEndpoint } from '@/lib/contract/broader'
import { idParams } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import {
  openPageOf,
  savedEndpoint,
  saveEndpoint,
  similarEndpoint,
  unsaveEndpoint,
  viewEndpoint,
} from '@/lib/contract/listing'
import { toSavedCalls } from '@/lib/contract/saved/saved-calls'
import { landingsEndpoint, overviewEndpoint } from './landing'
import {
  vacancy,
  vacancyFacetFilters,
  vacancyFacets,
  vacancyFilters,
  vacancySummary,
} from './vacancy'

export const jobSummary = vacancySummary
export type JobSummary = z.output<typeof jobSummary>

export const jobSchema = vacancy
export type Job = z.output<typeof jobSchema>

export const jobFilters = vacancyFilters

const saving = toSavedCalls('/v1/job')

export const jobEndpoints = {
  list: endpoint({
    id: 'listJobs',
    method: 'GET',
    path: '/v1/job',
    tag: 'Jobs',
    summary: 'Open vacancies',
    query: jobFilters,
    reply: openPageOf(jobSummary),
  }),
  facets: endpoint({
    id: 'getJobFacets',
    method: 'GET',
    path: '/v1/job/facets',
    tag: 'Jobs',
    summary: 'Counts of each filter value under the other filters',
    extension: true,
    query: vacancyFacetFilters,
    reply: vacancyFacets,
  }),
  broader: broaderEndpoint(
    { id: 'getBroaderJobs', path: '/v1/job/broader', tag: 'Jobs' },
    vacancyFacetFilters,
  ),
  landings: landingsEndpoint({
    id: 'listJobLandings',
    path: '/v1/job/landings',
    tag: 'Jobs',
    summary: 'Fields and places, alone and together, with at least three open vacancies',
  }),
  overview: overviewEndpoint({
    id: 'getJobOverview',
    path: '/v1/job/overview',
    tag: 'Jobs',
    summary:
      'How many vacancies a field and a place have open, from how many employers, for what pay',
  }),
  saved: savedEndpoint(
    {
      id: 'listSavedJobs',
      ...saving.list,
      tag: 'Jobs',
      summary: 'Vacancies the user saved, last saved first',
    },
    jobSummary,
  ),
  get: endpoint({
    id: 'getJob',
    method: 'GET',
    path: '/v1/job/{id}',
    tag: 'Jobs',
    summary: 'One vacancy, open or closed',
    params: idParams,
    reply: jobSchema,
    errors: [404, 410],
  }),
  similar: similarEndpoint(
    {
      id: 'listSimilarJobs',
      path: '/v1/job/{id}/similar',
      tag: 'Jobs',
      summary: 'Up to six open vacancies that share a major, the category or the employer',
    },
    jobSummary,
  ),
  view: viewEndpoint({
    id: 'viewJob',
    path: '/v1/job/{id}/views',
    tag: 'Jobs',
    summary: 'Count a view, once per installation and day',
  }),
  save: saveEndpoint({
    id: 'saveJob',
    ...saving.save,
    tag: 'Jobs',
    summary: 'Save a vacancy; saving it twice changes nothing',
  }),
  unsave: unsaveEndpoint({
    id: 'unsaveJob',
    ...saving.unsave,
    tag: 'Jobs',
    summary: 'Take a vacancy off the saved list',
  }),
}

export type JobFacets = z.output<typeof jobEndpoints.facets.reply>
