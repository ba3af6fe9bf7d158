import { ask } from '@/lib/browser/api-client/call-api'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import {
  type InternshipApplication,
  internshipApplicationEndpoints,
  type JobApplication,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import type { ApplicationArea } from './application-marks'
import { type ApplicationInput, sendApplication } from './send-application'

/** What both areas' applications have in common. */
export type Application = Omit<JobApplication, 'jobId'> &
  Omit<InternshipApplication, 'internshipId'>

export type ApplicationClient = {
  readonly area: ApplicationArea
  /** @throws FormError, all of them */
  send(listingId: number, answers: ApplicationInput, values: FormValues): Promise<Application>
  read(id: string): Promise<Application>
  withdraw(id: string): Promise<Application>
  /** False once nobody can apply here any more. */
  isOffered(listingId: number): Promise<boolean>
}

export const jobApplicationClient: ApplicationClient = {
  area: '/v1/job',
  send: (jobId, answers, values) =>
    sendApplication(jobApplicationEndpoints.send, { body: { jobId, ...answers } }, values),
  read: (id) => ask(jobApplicationEndpoints.get, { params: { id } }),
  withdraw: (id) => ask(jobApplicationEndpoints.withdraw, { params: { id } }),
  isOffered: async (id) => isOffered(await ask(jobEndpoints.get, { params: { id } })),
}

export const internshipApplicationClient: ApplicationClient = {
  area: '/v1/internship',
  send: (internshipId, answers, values) =>
    sendApplication(
      internshipApplicationEndpoints.send,
      { body: { internshipId, ...answers } },
      values,
    ),
  read: (id) => ask(internshipApplicationEndpoints.get, { params: { id } }),
  withdraw: (id) => ask(internshipApplicationEndpoints.withdraw, { params: { id } }),
  isOffered: async (id) => isOffered(await ask(internshipEndpoints.get, { params: { id } })),
}

function isOffered({ status }: { readonly status: 'open' | 'closed' }): boolean {
  return status === 'open'
}
