import 'server-only'
import { type SitemapItem, sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { publicApi } from '@/lib/server/reading/api'
import { reader } from '@/lib/server/reading/reader'
import type { PartName } from '@/lib/server/sitemap/part-name'
import { tags } from '@/lib/shared/cache-tags'

const readParts = reader(sitemapEndpoints.parts, [
  tags.jobs,
  tags.internships,
  tags.scholarships,
  tags.universities,
  tags.companies,
  tags.lookups,
  tags.news,
  tags.careerAdvice,
  tags.interviewTips,
  tags.templates,
])

export async function readSitemapParts() {
  return (await readParts()).data
}

type Page = { readonly data: readonly SitemapItem[]; readonly next: number | null }

/** Not kept: a part of a large site is megabytes that are asked for once a day. */
export function readSitemapItems(params: PartName, after: number | null): Promise<Page> {
  const query = after === null ? {} : { after }
  return publicApi().call(sitemapEndpoints.items, { params, query })
}
