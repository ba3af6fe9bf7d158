import type { z } from 'zod'
import { idParams } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import {
  broaderEndpoint,
  openPageOf,
  savedEndpoint,
  saveEndpoint,
  similarEndpoint,
  unsaveEndpoint,
  viewEndpoint,
} from '@/lib/contract/listing'
import {
  type ListingApiPath,
  toSchemalessSavedEndpoints,
} from '@/lib/contract/saved/schemaless-saved-endpoints'
import { landingOverviewEndpoint, landingsEndpoint } from './landing'
import {
  vacancy,
  vacancyFacetFilters,
  vacancyFacets,
  vacancyFilters,
  vacancySummary,
} from './vacancy'

type Names = {
  readonly path: ListingApiPath
  /** Parts of the ids: `getJob`, `listJobs`; the plural is also the tag. */
  readonly one: string
  readonly many: string
  /** In sentences: "vacancy", "a vacancy", "vacancies". */
  readonly noun: { readonly one: string; readonly withArticle: string; readonly many: string }
}

/** Defines the endpoints of jobs or internships, which have the same schemas. */
function vacancyEndpoints({ path, one, many, noun }: Names) {
  const saving = toSchemalessSavedEndpoints(path)
  const tag = many
  return {
    list: endpoint({
      id: `list${many}`,
      method: 'GET',
      path,
      tag,
      summary: `Open ${noun.many}`,
      query: vacancyFilters,
      reply: openPageOf(vacancySummary),
    }),
    facets: endpoint({
      id: `get${one}Facets`,
      method: 'GET',
      path: `${path}/facets`,
      tag,
      summary: 'Counts of each filter value under the other filters',
      extension: true,
      query: vacancyFacetFilters,
      reply: vacancyFacets,
    }),
    broader: broaderEndpoint(
      { id: `getBroader${many}`, path: `${path}/broader`, tag },
      vacancyFacetFilters,
    ),
    landings: landingsEndpoint({
      id: `list${one}Landings`,
      path: `${path}/landings`,
      tag,
      summary: `Fields and places, alone and together, with at least three open ${noun.many}`,
    }),
    overview: landingOverviewEndpoint({
      id: `get${one}Overview`,
      path: `${path}/overview`,
      tag,
      summary: `How many ${noun.many} a field and a place have open, from how many employers, for what pay`,
    }),
    saved: savedEndpoint(
      {
        id: `listSaved${many}`,
        ...saving.list,
        tag,
        summary: `${capitalise(noun.many)} the user saved, last saved first`,
      },
      vacancySummary,
    ),
    get: endpoint({
      id: `get${one}`,
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `One ${noun.one}, open or closed`,
      params: idParams,
      reply: vacancy,
      errors: [404, 410],
    }),
    similar: similarEndpoint(
      {
        id: `listSimilar${many}`,
        path: `${path}/{id}/similar`,
        tag,
        summary: `Up to six open ${noun.many} that share a major, the category or the employer`,
      },
      vacancySummary,
    ),
    view: viewEndpoint({
      id: `view${one}`,
      path: `${path}/{id}/views`,
      tag,
      summary: 'Count a view, once per installation and day',
    }),
    save: saveEndpoint({
      id: `save${one}`,
      ...saving.save,
      tag,
      summary: `Save ${noun.withArticle}; saving it twice changes nothing`,
    }),
    unsave: unsaveEndpoint({
      id: `unsave${one}`,
      ...saving.unsave,
      tag,
      summary: `Take ${noun.withArticle} off the saved list`,
    }),
  }
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export type JobSummary = z.output<typeof vacancySummary>
export type Job = z.output<typeof vacancy>

export const jobFilters = vacancyFilters

export const jobEndpoints = vacancyEndpoints({
  path: '/v1/job',
  one: 'Job',
  many: 'Jobs',
  noun: { one: 'vacancy', withArticle: 'a vacancy', many: 'vacancies' },
})

export type Internship = z.output<typeof vacancy>

export const internshipFilters = vacancyFilters

export const internshipEndpoints = vacancyEndpoints({
  path: '/v1/internship',
  one: 'Internship',
  many: 'Internships',
  noun: { one: 'internship', withArticle: 'an internship', many: 'internships' },
})
