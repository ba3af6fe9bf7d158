import { type AnyColumn, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { scholarshipFilters } from '@/lib/contract/scholarship'
import type { Database } from '../db/connect'
import { scholarship } from '../db/schema/scholarship'
import { findOpen } from './open-listing'
import { listScholarshipSummaries } from './scholarship-summaries'

type Filters = z.output<typeof scholarshipFilters>

/** The columns that the choices of spec §3 filter by. */
export const choiceColumns = {
  type: scholarship.type,
  departmentId: scholarship.departmentId,
  universityId: scholarship.universityId,
  qualificationId: scholarship.qualificationId,
} satisfies Partial<Record<keyof Filters, AnyColumn>>

export type ScholarshipChoice = keyof typeof choiceColumns

export const CHOICES = Object.keys(choiceColumns) as ScholarshipChoice[]

/** A page of open scholarships; counts stop at 10,000, for misspelt words sooner (design §8). */
export async function listOpenScholarships(db: Database, today: string, filters: Filters) {
  const conditions = CHOICES.flatMap((choice) => toCondition(choice, filters) ?? [])
  const { ids, ...page } = await findOpen(db, scholarship, today, filters, conditions)
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}

/** The condition of a choice; undefined when it was not made. */
export function toCondition(
  choice: ScholarshipChoice,
  filters: Pick<Filters, ScholarshipChoice>,
): SQL | undefined {
  const chosen = filters[choice]
  return chosen === undefined ? undefined : eq(choiceColumns[choice], chosen)
}
