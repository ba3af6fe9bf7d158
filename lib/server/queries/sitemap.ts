import 'server-only'
import { type SitemapItem, sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { publicApi } from '@/lib/server/cache/public-api'
import type { PartName } from '@/lib/server/sitemap/sitemap-xml'
import { tags } from '@/lib/shared/cache-tags'

const readParts = cachedQuery(sitemapEndpoints.parts, [
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

/** Reads one page of a sitemap part, uncached: a part of a large site has megabytes and is requested once a day. */
export function readSitemapPage(params: PartName, after: number | null): Promise<Page> {
  const query = after === null ? {} : { after }
  return publicApi().call(sitemapEndpoints.items, { params, query })
}
