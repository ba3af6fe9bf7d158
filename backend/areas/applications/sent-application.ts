import { eq, inArray } from 'drizzle-orm'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { toLogo } from '@/backend/areas/listing/logo'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { file } from '@/backend/db/schema/file'
import { companyType } from '@/backend/db/schema/lookups'
import type { ListedApplication } from '@/lib/contract/applications/application'
import type { ApplicationState } from '@/lib/contract/applications/application-state'
import type { ApplicationRow, ApplicationTables } from './application-tables'

type Reading = {
  readonly db: Database
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly today: string
}

export type SentApplication = Awaited<ReturnType<typeof toSentApplication>>

/** Builds what the applicant sees of a sent application. */
export async function toSentApplication(
  { db, today }: Reading,
  area: ApplicationTables,
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
    ...toApplicationProgress(row),
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

type Known = Pick<
  ApplicationRow,
  'deliverTo' | 'appliedAt' | 'deliveredAt' | 'openedAt' | 'undeliverableAt' | 'withdrawnAt'
>

export function toApplicationState(row: Known): ApplicationState {
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (row.openedAt !== null) return 'opened'
  if (row.deliveredAt !== null) return 'delivered'
  return getUndeliverableAt(row) === null ? 'waiting' : 'undeliverable'
}

/** Where an application stands, and when it came there (ISO 8601). */
export type ApplicationProgress = {
  state: ApplicationState
  appliedAt: string
  deliveredAt: string | null
  openedAt: string | null
  undeliverableAt: string | null
  withdrawnAt: string | null
}

export function toApplicationProgress(row: Known): ApplicationProgress {
  return {
    state: toApplicationState(row),
    appliedAt: row.appliedAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    undeliverableAt: getUndeliverableAt(row)?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}

/** An application without a delivery address was stored and never sent. */
function getUndeliverableAt({ deliverTo, undeliverableAt, appliedAt }: Known): Date | null {
  return undeliverableAt ?? (deliverTo === null ? appliedAt : null)
}

type AppliedListing = ListedApplication['listing']

/**
 * Lists the vacancies of applications, in no order; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. One that was
 * taken down shows as closed to those who applied (decision 027).
 */
export async function listAppliedListings(
  db: Database,
  today: string,
  { kind, listings: { vacancy } }: ApplicationTables,
  ids: readonly number[],
): Promise<AppliedListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: vacancy.id,
      title: vacancy.title,
      closingDate: vacancy.closingDate,
      removedAt: vacancy.removedAt,
      company: { id: company.id, name: company.name, logoUrl: company.logoUrl },
      type: { id: companyType.id, name: companyType.name },
    })
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .where(inArray(vacancy.id, [...ids]))
  return rows.map(({ removedAt, company: { logoUrl, ...named }, type, ...row }) => ({
    ...{ kind, id: row.id, title: row.title, closingDate: row.closingDate },
    company: { ...named, logo: toLogo(logoUrl), type },
    status: removedAt === null ? toListingStatus(row.closingDate, today) : 'closed',
  }))
}
