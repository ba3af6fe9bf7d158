import { z } from 'zod'
import { id, idInput, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** What is sent with every application (spec §3). */
const applicationBody = {
  /** One of the user's own résumés. */
  resumeId: z.uuid(),
  /** A document the user uploaded. */
  coverLetterFileId: z.uuid().nullable().default(null),
  note: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')
    .transform((text) => text || null)
    .nullable()
    .default(null),
}

/** An application as sent; `resumeId` is null once that résumé was deleted. */
const applicationReply = {
  id: z.uuid(),
  resumeId: z.uuid().nullable(),
  coverLetterFileId: z.uuid().nullable(),
  note: z.string().nullable(),
  appliedAt: moment,
}

export const applicationEndpoints = {
  forJob: endpoint({
    id: 'applyForJob',
    method: 'POST',
    path: '/v1/job-application',
    tag: 'Applications',
    summary: 'Apply for an open vacancy; applying again answers the first application',
    access: 'session',
    body: z.strictObject({ jobId: idInput, ...applicationBody }),
    reply: z.object({ jobId: id, ...applicationReply }),
    errors: [404, 409],
  }),
  forInternship: endpoint({
    id: 'applyForInternship',
    method: 'POST',
    path: '/v1/internship-application',
    tag: 'Applications',
    summary: 'Apply for an open internship; applying again answers the first application',
    access: 'session',
    body: z.strictObject({ internshipId: idInput, ...applicationBody }),
    reply: z.object({ internshipId: id, ...applicationReply }),
    errors: [404, 409],
  }),
}
