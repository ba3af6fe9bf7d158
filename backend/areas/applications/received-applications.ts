import { and, eq, isNull } from 'drizzle-orm'
import type { FileRow } from '@/backend/areas/files/files'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { file } from '@/backend/db/schema/file'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import {
  type ApplicationRow,
  type ApplicationTables,
  internshipApplications,
  jobApplications,
} from './application-tables'

const DAYS = 30

export type ReceivedApplication = {
  readonly area: ApplicationTables
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
    const isOver = toDay(now) > getLastLinkDay(found.application.appliedAt)
    return isOver ? null : { area, ...found }
  }
  return null
}

/** Records the first time the application was opened; withdrawn ones stay as they are. */
export async function recordApplicationOpened(
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

/** Builds the link for an employer, who has no account. */
export function toReceivedApplicationUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/received-application?token=${token}`
}

/** Computes the last day of the link, `YYYY-MM-DD` in Asia/Phnom_Penh. */
export function getLastLinkDay(appliedAt: Date): string {
  return addDays(toDay(appliedAt), DAYS)
}
