import { z } from 'zod'
import { moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const pageSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80, 'must be at most 80 characters')

/** `body` is sanitised HTML with headings from h2. */
export const pageSchema = z.object({
  slug: pageSlug,
  title: z.string(),
  titleKm: z.string().nullable(),
  summary: z.string(),
  body: z.string(),
  updatedAt: moment,
})
export type Page = z.output<typeof pageSchema>

export const pageEndpoints = {
  get: endpoint({
    id: 'getPage',
    method: 'GET',
    path: '/v1/page/{slug}',
    tag: 'Pages',
    summary: 'A content page by its slug',
    params: z.object({ slug: pageSlug }),
    reply: pageSchema,
    errors: [404],
  }),
  /** A call at start-up of spec §4, which does not define its path. */
  howToApply: endpoint({
    id: 'getHowToApply',
    method: 'GET',
    path: '/v1/how-to-apply',
    tag: 'Pages',
    summary: 'How to apply for a listing, for everybody',
    extension: true,
    reply: pageSchema,
    errors: [404],
  }),
}
