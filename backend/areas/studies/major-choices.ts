import { ofColumn, ofLinks } from '@/backend/areas/listing/choices'
import { majorProfile, majorUniversity } from '@/backend/db/schema/study'
import type { MajorFacets } from '@/lib/contract/studies/major'

const universityLinks = {
  table: majorUniversity,
  owner: majorUniversity.majorId,
  linked: majorUniversity.universityId,
}

export const majorChoices = {
  departmentId: ofColumn(majorProfile.departmentId),
  universityId: ofLinks(universityLinks, majorProfile.majorId),
} satisfies Record<keyof MajorFacets, unknown>
