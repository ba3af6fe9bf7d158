import { inArray } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import type { ApplicationRow, Applications } from './applications'
import { listAppliedListings } from './applied-listings'
import { toProgress } from './progress'

type Reading = {
  readonly db: Database
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly today: string
}

export type SentApplication = Awaited<ReturnType<typeof toSentApplication>>

/** Builds what the applicant sees of a sent application. */
export async function toSentApplication(
  { db, today }: Reading,
  area: Applications,
  row: ApplicationRow,
) {
  const [listing] = await listAppliedListings(db, today, area, [row.listingId])
  if (listing === undefined) throw new Error('An application is for no listing')
  const names = await readFileNames(db, row)
  const { id, key, resumeId, coverLetterFileId, coverLetterText, note, receiptTo } = row
  const { name, email, phoneNumber, education, major, experience } = row
  return {
    id,
    key,
    resumeId,
    coverLetterFileId,
    coverLetterText,
    note,
    receiptTo,
    ...{ name, email, phoneNumber, education, major, experience },
    ...names,
    listing,
    ...toProgress(row),
  }
}

async function readFileNames(db: Database, { resumeFileId, coverLetterFileId }: ApplicationRow) {
  const ids = [resumeFileId, ...(coverLetterFileId === null ? [] : [coverLetterFileId])]
  const rows = await db
    .select({ id: file.id, name: file.name })
    .from(file)
    .where(inArray(file.id, ids))
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? null
  return { resumeName: nameOf(resumeFileId) ?? '', coverLetterName: nameOf(coverLetterFileId) }
}
