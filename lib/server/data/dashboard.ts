import 'server-only'
import { dashboardEndpoints } from '@/lib/contract/site/dashboard'
import { reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readDashboard = reader(dashboardEndpoints.get, [
  tags.dashboard,
  tags.jobs,
  tags.internships,
  tags.scholarships,
])
