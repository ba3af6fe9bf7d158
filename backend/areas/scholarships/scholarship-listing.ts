import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import { toConditions } from '@/backend/areas/listing/choices'
import { isOpen } from '@/backend/areas/listing/closing'
import { toCounts } from '@/backend/areas/listing/matches/match-counts'
import { countFound, findOpen } from '@/backend/areas/listing/open-listing'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type {
  scholarshipEndpoints,
  scholarshipFilters,
} from '@/lib/contract/scholarships/scholarship'
import { scholarshipChoices } from './scholarship-choices'
import { listScholarshipSummaries } from './scholarship-summaries'

export async function listOpenScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipFilters>,
) {
  const conditions = toConditions(scholarshipChoices, filters)
  const { ids, ...page } = await findOpen(db, scholarship, today, filters, { conditions })
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}

export async function countBroaderScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.broader.query>,
) {
  const open = isOpen(scholarship, today)
  const match = await searchFor(db, { table: scholarship, where: open, today }, filters.searchText)
  return countBroader(filters, async (some) => {
    const text = some.searchText === undefined ? null : match
    const conditions = toConditions(scholarshipChoices, some)
    return toCounts(await countFound(db, scholarship, today, text, { conditions }))
  })
}
