import 'server-only'
import { siteCountsEndpoints } from '@/lib/contract/site/site-counts'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readSiteCounts = cachedQuery(siteCountsEndpoints.get, [
  tags.dashboard,
  tags.jobs,
  tags.internships,
  tags.scholarships,
])
