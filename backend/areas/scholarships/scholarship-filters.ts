import { filterByColumn, filterByLinks } from '@/backend/areas/listing/filters'
import type { LinkTable } from '@/backend/areas/listing/link-tables'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import type { ScholarshipFacets } from '@/lib/contract/scholarships/scholarship'

export const scholarshipMajorLinks: LinkTable = {
  table: scholarshipMajor,
  owner: scholarshipMajor.scholarshipId,
  linked: scholarshipMajor.majorId,
}

export const scholarshipFilterColumns = {
  type: filterByColumn(scholarship.type),
  departmentId: filterByColumn(scholarship.departmentId),
  universityId: filterByColumn(scholarship.universityId),
  qualificationId: filterByColumn(scholarship.qualificationId),
  majorId: filterByLinks(scholarshipMajorLinks, scholarship.id),
} satisfies Record<keyof ScholarshipFacets, unknown>
