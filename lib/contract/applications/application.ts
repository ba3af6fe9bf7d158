import { z } from 'zod'
import { id, idInput, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** See spec §3. */
const applicationBody = {
  resumeId: z.uuid(),
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

/** `resumeId` is null once the résumé was deleted. */
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
