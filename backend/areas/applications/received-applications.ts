import { and, eq, isNull } from 'drizzle-orm'
import type { FileRow } from '@/backend/areas/files/files'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { file } from '@/backend/db/schema/file'
import { toDay } from '@/lib/shared/calendar/day'
import {
  type ApplicationRow,
  type Applications,
  internshipApplications,
  jobApplications,
} from './applications'
import { getLinkExpiry } from './employer-link'

export type ReceivedApplication = {
  readonly area: Applications
  readonly application: ApplicationRow
  readonly title: string
  readonly company: string
}

/** Finds the application of an employer's link; null when there is none or the link has expired. */
export async function getReceivedApplication(
  db: Database,
  token: string,
  now: Date,
): Promise<ReceivedApplication | null> {
  for (const area of [jobApplications, internshipApplications]) {
    const { table } = area
    const { vacancy } = area.listings
    const [found] = await db
      .select({ application: table, title: vacancy.title, company: company.name })
      .from(table)
      .innerJoin(vacancy, eq(vacancy.id, table.listingId))
      .innerJoin(company, eq(company.id, vacancy.companyId))
      .where(eq(table.tokenHash, hashToken(token)))
    if (found === undefined) continue
    const isOver = toDay(now) > getLinkExpiry(found.application.appliedAt)
    return isOver ? null : { area, ...found }
  }
  return null
}

/** Records the first time the application was opened; withdrawn ones stay as they are. */
export async function markOpened(
  db: Database,
  { area: { table }, application: { id } }: ReceivedApplication,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ openedAt: now })
    .where(and(eq(table.id, id), isNull(table.openedAt), isNull(table.withdrawnAt)))
}

export async function getReceivedFile(
  db: Database,
  { application: { resumeFileId, coverLetterFileId } }: ReceivedApplication,
  which: 'resume' | 'letter',
): Promise<FileRow | null> {
  const id = which === 'resume' ? resumeFileId : coverLetterFileId
  if (id === null) return null
  const [row] = await db.select().from(file).where(eq(file.id, id))
  return row ?? null
}
