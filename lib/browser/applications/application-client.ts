import { callApi } from '@/lib/browser/api-client/call-api'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import {
  type InternshipApplication,
  internshipApplicationEndpoints,
  type JobApplication,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { type ApplicationInput, sendApplication } from './send-application'

/** The fields that job and internship applications share. */
export type Application = Omit<JobApplication, 'jobId'> &
  Omit<InternshipApplication, 'internshipId'>

export type ApplicationClient = {
  readonly area: VacancyApiPath
  /** @throws FormError, like all calls of this type */
  send(listingId: number, answers: ApplicationInput, values: FormValues): Promise<Application>
  read(id: string): Promise<Application>
  withdraw(id: string): Promise<Application>
  /** Returns false once the listing takes no more applications. */
  isOffered(listingId: number): Promise<boolean>
}

export const jobApplicationClient: ApplicationClient = {
  area: '/v1/job',
  send: (jobId, answers, values) =>
    sendApplication(jobApplicationEndpoints.send, { body: { jobId, ...answers } }, values),
  read: (id) => callApi(jobApplicationEndpoints.get, { params: { id } }),
  withdraw: (id) => callApi(jobApplicationEndpoints.withdraw, { params: { id } }),
  isOffered: async (id) => isOffered(await callApi(jobEndpoints.get, { params: { id } })),
}

export const internshipApplicationClient: ApplicationClient = {
  area: '/v1/internship',
  send: (internshipId, answers, values) =>
    sendApplication(
      internshipApplicationEndpoints.send,
      { body: { internshipId, ...answers } },
      values,
    ),
  read: (id) => callApi(internshipApplicationEndpoints.get, { params: { id } }),
  withdraw: (id) => callApi(internshipApplicationEndpoints.withdraw, { params: { id } }),
  isOffered: async (id) => isOffered(await callApi(internshipEndpoints.get, { params: { id } })),
}

function isOffered({ status }: { readonly status: 'open' | 'closed' }): boolean {
  return status === 'open'
}
