import { z } from 'zod'
import { count, countFromOne, id, idInput, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** Ids in one part, so that no part exceeds the limit of a sitemap (sitemaps.org: 50,000 addresses). */
export const SITEMAP_PART_SIZE = 50_000

/** Maximum number of items in one reply. */
export const MAX_SITEMAP_ITEMS = 1000

/** The first path segment of the items' addresses (spec §2). */
export const sitemapSection = z.enum([
  'jobs',
  'internships',
  'scholarships',
  'majors',
  'universities',
  'companies',
  'news',
  'career-advices',
  'job-interview-tips',
  'cv-cover-letter',
])
export type SitemapSection = z.output<typeof sitemapSection>

/** `mark` changes with every address and date in the part; it becomes the ETag of the sitemap. */
export const sitemapPart = z.object({
  area: sitemapSection,
  part: countFromOne,
  items: countFromOne,
  changedAt: moment,
  mark: z.string(),
})
export type SitemapPart = z.output<typeof sitemapPart>

/** `title` is used to build the address; `picture` is a path on our origin or an absolute address. */
export const sitemapItem = z.object({
  id,
  title: z.string(),
  changedAt: moment,
  picture: z.string().nullable(),
})
export type SitemapItem = z.output<typeof sitemapItem>

const partInput = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a positive whole number')
  .transform(Number)
  .or(z.number().int().min(1).max(99_999))

export const sitemapEndpoints = {
  parts: endpoint({
    id: 'listSitemapParts',
    method: 'GET',
    path: '/v1/sitemap',
    tag: 'Site',
    summary: 'Parts of the sitemap that have a page search engines may list',
    cost: 'expensive',
    extension: true,
    reply: z.object({ data: z.array(sitemapPart) }),
  }),
  items: endpoint({
    id: 'listSitemapItems',
    method: 'GET',
    path: '/v1/sitemap/{area}/{part}',
    tag: 'Site',
    summary: 'Items of one part in the order of their ids, up to a thousand after the one named',
    cost: 'expensive',
    extension: true,
    params: z.object({ area: sitemapSection, part: partInput }),
    query: z.object({ after: idInput.optional() }),
    /** `next` is the `after` of the next call; null at the end. */
    reply: z.object({ data: z.array(sitemapItem), next: count.nullable() }),
  }),
}
