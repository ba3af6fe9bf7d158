import { z } from 'zod'
import { countFromOne, id, idParams, moment, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { articleQuery } from './article'

export const templateKind = z.enum(['cv', 'cover-letter'])

/** `path` is relative to the API's address. */
export const templateFile = z.object({
  path: z.string().startsWith('/v1/'),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: countFromOne,
})

export const templateSummary = z.object({
  id,
  title: z.string(),
  titleKm: z.string().nullable(),
  kind: templateKind,
  /** A field of engineering, or "All fields". */
  field: z.string(),
  /** "Student", "Graduate", "Experienced". */
  level: z.string(),
  summary: z.string(),
  publishedAt: moment,
  updatedAt: moment,
  file: templateFile,
})
export type TemplateSummary = z.output<typeof templateSummary>

/** `description` is sanitised HTML. */
export const templateSchema = templateSummary.extend({ description: z.string() })
export type Template = z.output<typeof templateSchema>

export const templateEndpoints = {
  list: endpoint({
    id: 'listLetterTemplates',
    method: 'GET',
    path: '/v1/cv-cover-letters',
    tag: 'Templates',
    summary: 'CV and cover-letter templates, newest first',
    query: articleQuery,
    reply: pageOf(templateSummary),
  }),
  get: endpoint({
    id: 'getLetterTemplate',
    method: 'GET',
    path: '/v1/cv-cover-letters/{id}',
    tag: 'Templates',
    summary: 'One CV or cover-letter template',
    params: idParams,
    reply: templateSchema,
    errors: [404],
  }),
  download: endpoint({
    id: 'downloadLetterTemplate',
    method: 'GET',
    path: '/v1/cv-cover-letters/{id}/file',
    tag: 'Templates',
    summary: 'The Word document of a template, to download',
    extension: true,
    params: idParams,
    reply: z.never(),
    replies: 'file',
    errors: [404],
  }),
}
