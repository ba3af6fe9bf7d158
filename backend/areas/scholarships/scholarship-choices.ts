import { ofColumn, ofLinks } from '@/backend/areas/listing/choices'
import type { LinkTable } from '@/backend/areas/listing/links'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import type { ScholarshipFacets } from '@/lib/contract/scholarships/scholarship'

export const majorLinks: LinkTable = {
  table: scholarshipMajor,
  owner: scholarshipMajor.scholarshipId,
  linked: scholarshipMajor.majorId,
}

export const scholarshipChoices = {
  type: ofColumn(scholarship.type),
  departmentId: ofColumn(scholarship.departmentId),
  universityId: ofColumn(scholarship.universityId),
  qualificationId: ofColumn(scholarship.qualificationId),
  majorId: ofLinks(majorLinks, scholarship.id),
} satisfies Record<keyof ScholarshipFacets, unknown>
