import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
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
  const majors = await listMajors(db, id)
  return { ...summary, ...texts, majors }
}

export async function isScholarship(db: Database, id: number): Promise<boolean> {
  return (
    (await db.$count(scholarship, and(eq(scholarship.id, id), isNull(scholarship.removedAt)))) > 0
  )
}

function listMajors(db: Database, scholarshipId: number) {
  return db
    .select({ id: major.id, name: major.name, nameKm: major.nameKm })
    .from(scholarshipMajor)
    .innerJoin(major, eq(major.id, scholarshipMajor.majorId))
    .where(eq(scholarshipMajor.scholarshipId, scholarshipId))
    .orderBy(asc(major.position), asc(major.id))
}
