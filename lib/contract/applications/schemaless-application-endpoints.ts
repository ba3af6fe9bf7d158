import type { SchemalessEndpoint } from '@/lib/contract/endpoint'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'

/** Areas that take applications on this site. */
export type VacancyApiPath = Exclude<ListingApiPath, '/v1/scholarship'>

/** The API path of each area that takes applications. */
type ApplicationPath = '/v1/job-application' | '/v1/internship-application'

/** The calls of an area without their schemas (decision 017); both areas have the same. */
function toApplicationCalls(area: ApplicationPath) {
  return {
    send: { method: 'POST', path: area, access: 'session' },
    marks: { method: 'GET', path: `${area}/marks`, access: 'session' },
    get: { method: 'GET', path: `${area}/{id}`, access: 'session' },
    withdraw: { method: 'DELETE', path: `${area}/{id}`, access: 'session' },
  } as const satisfies Record<string, SchemalessEndpoint>
}

export const schemalessJobApplicationEndpoints = toApplicationCalls('/v1/job-application')

export const schemalessInternshipApplicationEndpoints = toApplicationCalls(
  '/v1/internship-application',
)

export const schemalessApplicationEndpoints = {
  list: { method: 'GET', path: '/v1/application', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>
