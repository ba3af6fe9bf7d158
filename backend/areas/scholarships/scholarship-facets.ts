import { and } from 'drizzle-orm'
import type { z } from 'zod'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFilterValues } from '@/backend/areas/listing/filters'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import {
  type ScholarshipFacets,
  type scholarshipEndpoints,
  scholarshipFacets,
} from '@/lib/contract/scholarships/scholarship'
import { scholarshipFilterColumns } from './scholarship-filters'

export async function countScholarshipFacets(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.facets.query>,
): Promise<ScholarshipFacets> {
  const open = isOpen(scholarship, today)
  const match = await findTextMatch(
    db,
    { table: scholarship, where: open, today },
    filters.searchText,
  )
  const from = { table: scholarship, id: scholarship.id, where: and(open, match?.where) }
  return scholarshipFacets.parse(
    await countFilterValues(db, from, scholarshipFilterColumns, filters),
  )
}
