import { z } from 'zod'
import { day, id, idInput, moment, pageOf, pagingQuery } from '@/lib/contract/common'
import { companySummary } from '@/lib/contract/companies/company'
import { endpoint } from '@/lib/contract/endpoint'
import { listingStatus } from '@/lib/contract/listing'
import { applicationFormFields } from './application-form-fields'
import { applicationState, stateFields } from './application-state'
import {
  schemalessApplicationEndpoints,
  schemalessInternshipApplicationEndpoints,
  schemalessJobApplicationEndpoints,
} from './schemaless-application-endpoints'

const tag = 'Applications'

/** The listing applied for, in its current state. */
export const appliedListing = z.object({
  kind: z.enum(['job', 'internship']),
  id,
  title: z.string(),
  company: companySummary,
  closingDate: day.nullable(),
  status: listingStatus,
})

export const listedApplication = z.object({
  id: z.uuid(),
  listing: appliedListing,
  ...stateFields,
})
export type ListedApplication = z.output<typeof listedApplication>

/** What the employer reads besides the files, and the address for the receipt. */
export const sentAnswers = {
  coverLetterText: z.string().nullable(),
  note: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  education: z.string().nullable(),
  major: z.string().nullable(),
  experience: z.string().nullable(),
  receiptTo: z.string().nullable(),
}

/**
 * The application as sent. `resumeId` is null once the résumé was deleted; `receiptTo` is the address of the
 * receipt, null without a confirmed address.
 */
const sentApplication = {
  id: z.uuid(),
  key: z.uuid().nullable(),
  resumeId: z.uuid().nullable(),
  resumeName: z.string(),
  coverLetterFileId: z.uuid().nullable(),
  coverLetterName: z.string().nullable(),
  ...sentAnswers,
  listing: appliedListing,
  ...stateFields,
}

export const jobApplicationSchema = z.object({ jobId: id, ...sentApplication })
export type JobApplication = z.output<typeof jobApplicationSchema>

export const internshipApplicationSchema = z.object({ internshipId: id, ...sentApplication })
export type InternshipApplication = z.output<typeof internshipApplicationSchema>

/** The newest application for a listing, for "Applied on …" in rows; withdrawn ones are left out. */
export const applicationSummary = z.object({
  listingId: id,
  applicationId: z.uuid(),
  state: applicationState.exclude(['withdrawn']),
  appliedAt: moment,
})
export type ApplicationSummary = z.output<typeof applicationSummary>

const marks = z.object({ data: z.array(applicationSummary) })

const params = z.object({ id: z.uuid() })

export const applicationEndpoints = {
  list: endpoint({
    id: 'listApplications',
    ...schemalessApplicationEndpoints.list,
    tag,
    summary: "The user's applications for jobs and internships, newest first",
    extension: true,
    query: pagingQuery,
    reply: pageOf(listedApplication),
  }),
}

type Area<Body, Reply> = {
  /** As in operation ids: `Job`. */
  readonly name: string
  readonly one: string
  readonly many: string
  readonly calls:
    | typeof schemalessJobApplicationEndpoints
    | typeof schemalessInternshipApplicationEndpoints
  readonly body: Body
  readonly reply: Reply
}

/** Defines the calls of one area's applications. */
export function sentApplicationEndpoints<Body extends z.ZodType, Reply extends z.ZodType>({
  name,
  one,
  many,
  calls,
  body,
  reply,
}: Area<Body, Reply>) {
  const ofOne = { tag, extension: true, params, reply, errors: [404] } as const
  return {
    send: endpoint({
      id: `applyFor${name}`,
      ...calls.send,
      tag,
      summary: `Apply for an open ${one}; applying again answers the first application`,
      body,
      reply,
      errors: [404, 409],
    }),
    marks: endpoint({
      id: `list${name}ApplicationMarks`,
      ...calls.marks,
      tag,
      summary: `Which ${many} the user applied for: at most the newest thousand`,
      extension: true,
      reply: marks,
    }),
    get: endpoint({
      ...ofOne,
      id: `get${name}Application`,
      ...calls.get,
      summary: 'What the user sent with one application, and what became of it',
    }),
    withdraw: endpoint({
      ...ofOne,
      id: `withdraw${name}Application`,
      ...calls.withdraw,
      summary: 'Withdraw an application; the employer is told if it may have arrived',
    }),
  }
}

export const jobApplicationEndpoints = sentApplicationEndpoints({
  ...{ name: 'Job', one: 'vacancy', many: 'vacancies' },
  calls: schemalessJobApplicationEndpoints,
  body: z.strictObject({ jobId: idInput, ...applicationFormFields }),
  reply: jobApplicationSchema,
})

export const internshipApplicationEndpoints = sentApplicationEndpoints({
  ...{ name: 'Internship', one: 'internship', many: 'internships' },
  calls: schemalessInternshipApplicationEndpoints,
  body: z.strictObject({ internshipId: idInput, ...applicationFormFields }),
  reply: internshipApplicationSchema,
})
