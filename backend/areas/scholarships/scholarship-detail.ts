import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { listScholarshipSummaries } from './scholarship-summaries'

export async function getScholarship(
  db: Database,
  today: string,
  id: number,
): Promise<Scholarship | null> {
  const [summary] = await listScholarshipSummaries(db, today, [id])
  const [texts] = await db
    .select({
      seats: scholarship.seats,
      description: scholarship.description,
      funding: scholarship.funding,
      eligibility: scholarship.eligibility,
      howToApply: scholarship.howToApply,
      applyUrl: scholarship.applyUrl,
      views: scholarship.views,
    })
    .from(scholarship)
    .where(eq(scholarship.id, id))
  if (summary === undefined || texts === undefined) return null
  return { ...summary, ...texts }
}

export async function isScholarship(db: Database, id: number): Promise<boolean> {
  return (
    (await db.$count(scholarship, and(eq(scholarship.id, id), isNull(scholarship.removedAt)))) > 0
  )
}
