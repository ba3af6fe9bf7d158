import { z } from 'zod'
import { countFromOne, done, moment, pageOf, pagingQuery } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** `url` is a path on our origin that only the owner can read. */
export const resumeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: countFromOne,
  url: z.string(),
  createdAt: moment,
})
export type Resume = z.output<typeof resumeSchema>

const resumeParams = z.object({ id: z.uuid() })

export const resumeEndpoints = {
  list: endpoint({
    id: 'listResumes',
    method: 'GET',
    path: '/v1/resume',
    tag: 'Résumés',
    summary: "The user's résumés, newest first",
    access: 'session',
    query: pagingQuery,
    reply: pageOf(resumeSchema),
  }),
  add: endpoint({
    id: 'addResume',
    method: 'POST',
    path: '/v1/resume',
    tag: 'Résumés',
    summary: 'Keep a résumé (PDF, DOC or DOCX, at most 5 MB); a user has at most ten',
    access: 'session',
    body: z.strictObject({}),
    multipart: { field: 'file', maxFiles: 1 },
    reply: resumeSchema,
    errors: [409, 413, 415],
  }),
  delete: endpoint({
    id: 'deleteResume',
    method: 'DELETE',
    path: '/v1/resume/{id}',
    tag: 'Résumés',
    summary: 'Delete a résumé; what was already sent with an application stays with it',
    access: 'session',
    params: resumeParams,
    reply: done,
    errors: [404],
  }),
  file: endpoint({
    id: 'getResumeFile',
    method: 'GET',
    path: '/v1/resume/{id}/file',
    tag: 'Résumés',
    summary: 'A résumé to save, for its owner alone',
    access: 'session',
    extension: true,
    params: resumeParams,
    reply: z.unknown(),
    replies: 'file',
    errors: [404],
  }),
}
