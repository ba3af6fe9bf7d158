import { z } from 'zod'
import { day, id, idInput, moment, pageOf, pagingQuery } from '@/lib/contract/common'
import { companySummary } from '@/lib/contract/companies/company'
import { endpoint } from '@/lib/contract/endpoint'
import { listingStatus } from '@/lib/contract/listing'
import { applicationBody } from './application-body'
import { applicationState, stateWithTimestamps } from './application-state'
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
  ...stateWithTimestamps,
})
export type ListedApplication = z.output<typeof listedApplication>

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
  coverLetterText: z.string().nullable(),
  note: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  education: z.string().nullable(),
  major: z.string().nullable(),
  experience: z.string().nullable(),
  receiptTo: z.string().nullable(),
  listing: appliedListing,
  ...stateWithTimestamps,
}

export const jobApplicationSchema = z.object({ jobId: id, ...sentApplication })
export type JobApplication = z.output<typeof jobApplicationSchema>

export const internshipApplicationSchema = z.object({ internshipId: id, ...sentApplication })
export type InternshipApplication = z.output<typeof internshipApplicationSchema>

/** The newest application for a listing, for "Applied on …" in rows; withdrawn ones are left out. */
export const applicationMark = z.object({
  listingId: id,
  applicationId: z.uuid(),
  state: applicationState.exclude(['withdrawn']),
  appliedAt: moment,
})
export type ApplicationMark = z.output<typeof applicationMark>

const marks = z.object({ data: z.array(applicationMark) })

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

export const jobApplicationEndpoints = {
  send: endpoint({
    id: 'applyForJob',
    ...schemalessJobApplicationEndpoints.send,
    tag,
    summary: 'Apply for an open vacancy; applying again answers the first application',
    body: z.strictObject({ jobId: idInput, ...applicationBody }),
    reply: jobApplicationSchema,
    errors: [404, 409],
  }),
  marks: endpoint({
    id: 'listJobApplicationMarks',
    ...schemalessJobApplicationEndpoints.marks,
    tag,
    summary: 'Which vacancies the user applied for: at most the newest thousand',
    extension: true,
    reply: marks,
  }),
  get: endpoint({
    id: 'getJobApplication',
    ...schemalessJobApplicationEndpoints.get,
    tag,
    summary: 'What the user sent with one application, and what became of it',
    extension: true,
    params,
    reply: jobApplicationSchema,
    errors: [404],
  }),
  withdraw: endpoint({
    id: 'withdrawJobApplication',
    ...schemalessJobApplicationEndpoints.withdraw,
    tag,
    summary: 'Withdraw an application; the employer is told if it may have arrived',
    extension: true,
    params,
    reply: jobApplicationSchema,
    errors: [404],
  }),
}

export const internshipApplicationEndpoints = {
  send: endpoint({
    id: 'applyForInternship',
    ...schemalessInternshipApplicationEndpoints.send,
    tag,
    summary: 'Apply for an open internship; applying again answers the first application',
    body: z.strictObject({ internshipId: idInput, ...applicationBody }),
    reply: internshipApplicationSchema,
    errors: [404, 409],
  }),
  marks: endpoint({
    id: 'listInternshipApplicationMarks',
    ...schemalessInternshipApplicationEndpoints.marks,
    tag,
    summary: 'Which internships the user applied for: at most the newest thousand',
    extension: true,
    reply: marks,
  }),
  get: endpoint({
    id: 'getInternshipApplication',
    ...schemalessInternshipApplicationEndpoints.get,
    tag,
    summary: 'What the user sent with one application, and what became of it',
    extension: true,
    params,
    reply: internshipApplicationSchema,
    errors: [404],
  }),
  withdraw: endpoint({
    id: 'withdrawInternshipApplication',
    ...schemalessInternshipApplicationEndpoints.withdraw,
    tag,
    summary: 'Withdraw an application; the employer is told if it may have arrived',
    extension: true,
    params,
    reply: internshipApplicationSchema,
    errors: [404],
  }),
}
