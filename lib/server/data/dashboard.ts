import 'server-only'
import { dashboardEndpoints } from '@/lib/contract/site/dashboard'
import { tags } from '@/lib/shared/cache-tags'
import { reader } from './reader'

export const readDashboard = reader(dashboardEndpoints.get, [
  tags.dashboard,
  tags.jobs,
  tags.internships,
  tags.scholarships,
])
