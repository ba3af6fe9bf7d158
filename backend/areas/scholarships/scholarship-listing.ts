import type { z } from 'zod'
import { toConditions } from '@/backend/areas/listing/choices'
import { findOpen } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import { scholarshipChoices } from './scholarship-choices'
import { listScholarshipSummaries } from './scholarship-summaries'

export async function listOpenScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipFilters>,
) {
  const conditions = toConditions(scholarshipChoices, filters)
  const { ids, ...page } = await findOpen(db, scholarship, today, filters, conditions)
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}
