import { and, eq } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'

/** Counts the listings of all areas that are open today, of one source or of all. */
export async function countOpenInAllAreas(
  db: Database,
  today: string,
  source?: string,
): Promise<number> {
  const ofSource = (table: typeof job | typeof internship | typeof scholarship) =>
    and(isOpen(table, today), source === undefined ? undefined : eq(table.source, source))
  const jobs = await db.$count(job, ofSource(job))
  const internships = await db.$count(internship, ofSource(internship))
  return jobs + internships + (await db.$count(scholarship, ofSource(scholarship)))
}
