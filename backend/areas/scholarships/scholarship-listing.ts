import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findOpen } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import type { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import { listScholarshipSummaries } from './scholarship-summaries'

type Filters = z.output<typeof scholarshipFilters>

/** The columns that the choices of spec §3 filter by; majors have a table of their own. */
export const choiceColumns = {
  type: scholarship.type,
  departmentId: scholarship.departmentId,
  universityId: scholarship.universityId,
  qualificationId: scholarship.qualificationId,
} satisfies Partial<Record<keyof Filters, AnyColumn>>

export type ScholarshipChoice = keyof typeof choiceColumns

export const CHOICES = Object.keys(choiceColumns) as ScholarshipChoice[]

/** A page of open scholarships; counts stop at 10,000, for misspelt words sooner (architecture §8). */
export async function listOpenScholarships(db: Database, today: string, filters: Filters) {
  const choices = CHOICES.map((choice) => toCondition(choice, filters))
  const conditions = [...choices, namesMajor(filters.majorId)].flatMap((each) => each ?? [])
  const { ids, ...page } = await findOpen(db, scholarship, today, filters, conditions)
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}

/** The condition of a choice; undefined when it was not made. */
function toCondition(
  choice: ScholarshipChoice,
  filters: Pick<Filters, ScholarshipChoice>,
): SQL | undefined {
  const chosen = filters[choice]
  return chosen === undefined ? undefined : eq(choiceColumns[choice], chosen)
}

/** The condition that a scholarship names a major; undefined when none is chosen. */
export function namesMajor(majorId: number | undefined): SQL | undefined {
  if (majorId === undefined) return undefined
  return sql`${scholarship.id} in (
    select ${scholarshipMajor.scholarshipId} from ${scholarshipMajor}
    where ${scholarshipMajor.majorId} = ${majorId}
  )`
}
