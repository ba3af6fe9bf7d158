import { and, eq, inArray, isNull } from 'drizzle-orm'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { listLinkedMajors } from '@/backend/areas/listing/link-tables'
import { withLogo } from '@/backend/areas/listing/logo'
import type { Database } from '@/backend/db/connect'
import { qualification } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, university } from '@/backend/db/schema/study'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { scholarshipMajorLinks } from './scholarship-filters'

const summaryColumns = {
  id: scholarship.id,
  title: scholarship.title,
  provider: scholarship.provider,
  country: scholarship.country,
  type: scholarship.type,
  postedAt: scholarship.postedAt,
  openingDate: scholarship.openingDate,
  closingDate: scholarship.closingDate,
  updatedAt: scholarship.updatedAt,
  university: {
    id: university.id,
    name: university.name,
    nameKm: university.nameKm,
    logoUrl: university.logoUrl,
  },
  department: { id: department.id, name: department.name, nameKm: department.nameKm },
  qualification: {
    id: qualification.id,
    name: qualification.name,
    nameKm: qualification.nameKm,
  },
}

/** Lists scholarships in the order of the ids; ids that are gone or taken down are left out. */
export async function listScholarshipSummaries(
  db: Database,
  today: string,
  ids: readonly number[],
): Promise<ScholarshipSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(summaryColumns)
    .from(scholarship)
    .leftJoin(university, eq(university.id, scholarship.universityId))
    .leftJoin(department, eq(department.id, scholarship.departmentId))
    .leftJoin(qualification, eq(qualification.id, scholarship.qualificationId))
    .where(and(inArray(scholarship.id, [...ids]), isNull(scholarship.removedAt)))
  const majorsOf = await listLinkedMajors(db, scholarshipMajorLinks, ids)
  const summaries = new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        majors: [...(majorsOf.get(row.id) ?? [])],
        university: row.university === null ? null : withLogo(row.university),
        postedAt: row.postedAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        status: toListingStatus(row.closingDate, today),
      },
    ]),
  )
  return ids.flatMap((id) => summaries.get(id) ?? [])
}
