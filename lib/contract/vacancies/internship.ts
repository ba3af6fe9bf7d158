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

export const internshipSummary = vacancySummary
export type InternshipSummary = z.output<typeof internshipSummary>

export const internshipSchema = vacancy
export type Internship = z.output<typeof internshipSchema>

export const internshipFilters = vacancyFilters

const saving = toSavedCalls('/v1/internship')

export const internshipEndpoints = {
  list: endpoint({
    id: 'listInternships',
    method: 'GET',
    path: '/v1/internship',
    tag: 'Internships',
    summary: 'Open internships',
    query: internshipFilters,
    reply: openPageOf(internshipSummary),
  }),
  facets: endpoint({
    id: 'getInternshipFacets',
    method: 'GET',
    path: '/v1/internship/facets',
    tag: 'Internships',
    summary: 'Counts of each filter value under the other filters',
    extension: true,
    query: vacancyFacetFilters,
    reply: vacancyFacets,
  }),
  broader: broaderEndpoint(
    { id: 'getBroaderInternships', path: '/v1/internship/broader', tag: 'Internships' },
    vacancyFacetFilters,
  ),
  landings: landingsEndpoint({
    id: 'listInternshipLandings',
    path: '/v1/internship/landings',
    tag: 'Internships',
    summary: 'Fields and places, alone and together, with at least three open internships',
  }),
  overview: overviewEndpoint({
    id: 'getInternshipOverview',
    path: '/v1/internship/overview',
    tag: 'Internships',
    summary:
      'How many internships a field and a place have open, from how many employers, for what pay',
  }),
  saved: savedEndpoint(
    {
      id: 'listSavedInternships',
      ...saving.list,
      tag: 'Internships',
      summary: 'Internships the user saved, last saved first',
    },
    internshipSummary,
  ),
  get: endpoint({
    id: 'getInternship',
    method: 'GET',
    path: '/v1/internship/{id}',
    tag: 'Internships',
    summary: 'One internship, open or closed',
    params: idParams,
    reply: internshipSchema,
    errors: [404, 410],
  }),
  similar: similarEndpoint(
    {
      id: 'listSimilarInternships',
      path: '/v1/internship/{id}/similar',
      tag: 'Internships',
      summary: 'Up to six open internships that share a major, the category or the employer',
    },
    internshipSummary,
  ),
  view: viewEndpoint({
    id: 'viewInternship',
    path: '/v1/internship/{id}/views',
    tag: 'Internships',
    summary: 'Count a view, once per installation and day',
  }),
  save: saveEndpoint({
    id: 'saveInternship',
    ...saving.save,
    tag: 'Internships',
    summary: 'Save an internship; saving it twice changes nothing',
  }),
  unsave: unsaveEndpoint({
    id: 'unsaveInternship',
    ...saving.unsave,
    tag: 'Internships',
    summary: 'Take an internship off the saved list',
  }),
}

export type InternshipFacets = z.output<typeof internshipEndpoints.facets.reply>
