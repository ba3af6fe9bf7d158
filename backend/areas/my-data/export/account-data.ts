import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type {
  ApplicationRow,
  ApplicationTables,
} from '@/backend/areas/applications/application-tables'
import { toApplicationProgress } from '@/backend/areas/applications/sent-application'
import { toStoredFile } from '@/backend/areas/files/files'
import { toResume } from '@/backend/areas/files/resumes'
import {
  internships,
  jobs,
  type NotifiedListingType,
  scholarships,
} from '@/backend/areas/notification-settings/notified-listing-types'
import * as kinds from '@/backend/areas/notification-settings/setting-kinds'
import { listLocalUserIds } from '@/backend/areas/sign-in/email-change/email-changes'
import { listIdentities } from '@/backend/areas/sign-in/identities'
import type { Transaction } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import { session } from '@/backend/db/schema/account'
import { file, resume } from '@/backend/db/schema/file'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import { emailChange } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import type { LookupItem } from '@/lib/contract/common'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Application = ProfileExport['jobApplications'][number]

type Files = Pick<ProfileExport, 'resumes' | 'files'>

type Settings = ProfileExport['notificationSettings']

type SignIns = Pick<ProfileExport, 'identities' | 'passwords' | 'emailChange' | 'sessions'>

type Saved = ProfileExport['savedJobs']

export async function exportSaved(tx: Transaction, accountId: string) {
  const read = ({ saved, savedId, listing }: NotifiedListingType): Promise<Saved> =>
    tx
      .select({
        id: sql<number>`${listing.id}`,
        title: sql<string>`${listing.title}`,
        savedAt: isoColumn(saved.savedAt),
      })
      .from(saved)
      .innerJoin(listing, eq(listing.id, savedId))
      .where(eq(saved.accountId, accountId))
      .orderBy(desc(saved.savedAt), asc(savedId))
  return {
    savedJobs: await read(jobs),
    savedInternships: await read(internships),
    savedScholarships: await read(scholarships),
  }
}

export function exportSavedSearches(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['keptSearches']> {
  const { area, search, label, lookedAt, keptAt } = savedSearch
  return tx
    .select({ area, search, label, lookedAt: isoColumn(lookedAt), keptAt: isoColumn(keptAt) })
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(keptAt), asc(area), asc(search))
}

/** Exports the calendar address without its token. */
export async function exportCalendarAddress(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['calendarAddress']> {
  const [found] = await tx
    .select({ createdAt: isoColumn(calendarAddress.createdAt) })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found ?? null
}

export async function exportApplications(
  tx: Transaction,
  { table, listings: { vacancy } }: ApplicationTables,
  accountId: string,
): Promise<Application[]> {
  const rows = await tx
    .select({ sent: table, listing: { id: vacancy.id, title: vacancy.title } })
    .from(table)
    .innerJoin(vacancy, eq(vacancy.id, table.listingId))
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.appliedAt), table.id)
  return rows.map(({ sent, listing }) => toApplication(sent, listing))
}

/** Leaves out what belongs to the employer: their address and their link. */
function toApplication(sent: ApplicationRow, listing: Application['listing']): Application {
  const { id, resumeFileId, coverLetterFileId, coverLetterText, note, receiptTo } = sent
  const { name, email, phoneNumber, education, major, experience } = sent
  return {
    ...{ id, listing, resumeFileId, coverLetterFileId, coverLetterText, note, receiptTo },
    ...{ name, email, phoneNumber, education, major, experience },
    ...toApplicationProgress(sent),
  }
}

export async function exportFiles(tx: Transaction, accountId: string): Promise<Files> {
  const rows = await tx
    .select({ file, resumeId: resume.id })
    .from(file)
    .leftJoin(resume, and(eq(resume.fileId, file.id), eq(resume.accountId, accountId)))
    .where(eq(file.accountId, accountId))
    .orderBy(desc(file.createdAt), file.id)
  return {
    resumes: rows.flatMap(({ file: row, resumeId }) =>
      resumeId === null ? [] : [{ ...toResume(resumeId, row), fileId: row.id }],
    ),
    files: rows.flatMap(({ file: row, resumeId }) =>
      resumeId === null ? [toStoredFile(row)] : [],
    ),
  }
}

export async function exportSettings(tx: Transaction, accountId: string): Promise<Settings> {
  const read = async (kind: kinds.SettingKind) => {
    const { setting, topic } = kind
    const rows = await tx
      .select({
        topic: sql<LookupItem>`json_build_object(
          'id', ${topic.id}, 'name', ${topic.name}, 'nameKm', ${topic.nameKm})`,
        enabledAt: isoColumn(setting.enabledAt),
      })
      .from(setting)
      .innerJoin(topic, eq(topic.id, setting.topicId))
      .where(and(eq(setting.accountId, accountId), kinds.isOfKind(kind)))
      .orderBy(asc(topic.position), asc(topic.id))
    return rows.map(({ topic: named, enabledAt }) => ({ ...named, enabledAt }))
  }
  const readScholarships = async (type: 'full' | 'partial') =>
    (await read(kinds.scholarshipSettings[type])).map((row) => ({ ...row, type }))
  return {
    jobMajors: await read(kinds.jobMajorSettings),
    jobSalaries: await read(kinds.jobSalarySettings),
    internshipMajors: await read(kinds.internshipMajorSettings),
    internshipSalaries: await read(kinds.internshipSalarySettings),
    scholarships: [...(await readScholarships('full')), ...(await readScholarships('partial'))],
  }
}

/** Exports sign-in methods without any secret or hash of one. */
export async function exportSignIns(tx: Transaction, accountId: string): Promise<SignIns> {
  const identities = await listIdentities(tx, accountId)
  const [change] = await tx
    .select({ email: emailChange.email, expiresAt: emailChange.expiresAt })
    .from(emailChange)
    .where(eq(emailChange.accountId, accountId))
  const sessions = await tx
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.createdAt))
  return {
    identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    passwords: await readPasswords(tx, accountId),
    emailChange:
      change === undefined ? null : { ...change, expiresAt: change.expiresAt.toISOString() },
    sessions: sessions.map(({ createdAt, expiresAt, revokedAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: revokedAt?.toISOString() ?? null,
    })),
  }
}

async function readPasswords(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['passwords']> {
  const users = await tx
    .select()
    .from(localUser)
    .where(inArray(localUser.id, await listLocalUserIds(tx, accountId)))
  return users.map((user) => ({
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt.toISOString(),
    passwordUpdatedAt: user.passwordUpdatedAt.toISOString(),
  }))
}
