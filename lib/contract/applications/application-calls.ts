import type { Call } from '@/lib/contract/endpoint'

/** Where the API takes applications. */
type ApplicationArea = '/v1/job-application' | '/v1/internship-application'

/** The calls of both areas, alike, without their schemas (decision 017). */
function toApplicationCalls(area: ApplicationArea) {
  return {
    send: { method: 'POST', path: area, access: 'session' },
    marks: { method: 'GET', path: `${area}/marks`, access: 'session' },
    get: { method: 'GET', path: `${area}/{id}`, access: 'session' },
    withdraw: { method: 'DELETE', path: `${area}/{id}`, access: 'session' },
  } as const satisfies Record<string, Call>
}

export const jobApplicationCalls = toApplicationCalls('/v1/job-application')

export const internshipApplicationCalls = toApplicationCalls('/v1/internship-application')

export const applicationCalls = {
  list: { method: 'GET', path: '/v1/application', access: 'session' },
} as const satisfies Record<string, Call>
