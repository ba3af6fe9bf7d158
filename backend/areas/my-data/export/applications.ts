import { desc, eq } from 'drizzle-orm'
import type {
  ApplicationRow,
  ApplicationTables,
} from '@/backend/areas/applications/application-tables'
import { toApplicationProgress } from '@/backend/areas/applications/sent-application'
import type { Transaction } from '@/backend/db/connect'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Application = ProfileExport['jobApplications'][number]

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
