import type { z } from 'zod'
import { countFilterValues } from '@/backend/areas/listing/filters'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { majorProfile } from '@/backend/db/schema/study'
import { type MajorFacets, type majorEndpoints, majorFacets } from '@/lib/contract/studies/major'
import { majorFilterColumns } from './major-filters'

export async function countMajorFacets(
  db: Database,
  filters: z.output<typeof majorEndpoints.facets.query>,
): Promise<MajorFacets> {
  const match = await findTextMatch(db, { table: majorProfile }, filters.searchText)
  const from = { table: majorProfile, id: majorProfile.majorId, where: match?.where }
  return majorFacets.parse(await countFilterValues(db, from, majorFilterColumns, filters))
}
