import type { z } from 'zod'
import { countChoices } from '@/backend/areas/listing/choices'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import { majorProfile } from '@/backend/db/schema/study'
import { type MajorFacets, type majorEndpoints, majorFacets } from '@/lib/contract/studies/major'
import { majorChoices } from './major-choices'

export async function countMajorFacets(
  db: Database,
  filters: z.output<typeof majorEndpoints.facets.query>,
): Promise<MajorFacets> {
  const match = await searchFor(db, { table: majorProfile }, filters.searchText)
  const from = { table: majorProfile, id: majorProfile.majorId, where: match?.where }
  return majorFacets.parse(await countChoices(db, from, majorChoices, filters))
}
