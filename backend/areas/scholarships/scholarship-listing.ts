import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import { isOpen } from '@/backend/areas/listing/closing'
import { toConditions } from '@/backend/areas/listing/filters'
import { countOpenItems } from '@/backend/areas/listing/matches/count-open-items'
import { toCountFields } from '@/backend/areas/listing/matches/match-counts'
import { findOpenItems } from '@/backend/areas/listing/open-listing'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type {
  scholarshipEndpoints,
  scholarshipFilters,
} from '@/lib/contract/scholarships/scholarship'
import { scholarshipFilterColumns } from './scholarship-filters'
import { listScholarshipSummaries } from './scholarship-summaries'

export async function listOpenScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipFilters>,
) {
  const conditions = toConditions(scholarshipFilterColumns, filters)
  const { ids, ...page } = await findOpenItems(db, scholarship, today, filters, { conditions })
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}

export async function countBroaderScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.broader.query>,
) {
  const open = isOpen(scholarship, today)
  const match = await findTextMatch(
    db,
    { table: scholarship, where: open, today },
    filters.searchText,
  )
  return countBroader(filters, async (some) => {
    const text = some.searchText === undefined ? null : match
    const conditions = toConditions(scholarshipFilterColumns, some)
    return toCountFields(await countOpenItems(db, scholarship, today, text, { conditions }))
  })
}
