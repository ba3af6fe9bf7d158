import { filterByColumn, filterByLinks } from '@/backend/areas/listing/filters'
import { majorProfile, majorUniversity } from '@/backend/db/schema/study'
import type { MajorFacets } from '@/lib/contract/studies/major'

const universityLinks = {
  table: majorUniversity,
  owner: majorUniversity.majorId,
  linked: majorUniversity.universityId,
}

export const majorFilterColumns = {
  departmentId: filterByColumn(majorProfile.departmentId),
  universityId: filterByLinks(universityLinks, majorProfile.majorId),
} satisfies Record<keyof MajorFacets, unknown>
