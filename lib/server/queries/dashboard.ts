import 'server-only'
import { dashboardEndpoints } from '@/lib/contract/site/dashboard'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readDashboard = cachedQuery(dashboardEndpoints.get, [
  tags.dashboard,
  tags.jobs,
  tags.internships,
  tags.scholarships,
])
