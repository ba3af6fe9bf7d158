import { desc, eq } from 'drizzle-orm'
import type { ApplicationRow } from '@/backend/areas/applications/applications'
import type { Transaction } from '@/backend/db/connect'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Application = ProfileExport['jobApplications'][number]

export async function exportJobApplications(
  tx: Transaction,
  accountId: string,
): Promise<Application[]> {
  const rows = await tx
    .select({ sent: jobApplication, listing: { id: job.id, title: job.title } })
    .from(jobApplication)
    .innerJoin(job, eq(job.id, jobApplication.listingId))
    .where(eq(jobApplication.accountId, accountId))
    .orderBy(desc(jobApplication.appliedAt), jobApplication.id)
  return rows.map(({ sent, listing }) => toApplication(sent, listing))
}

export async function exportInternshipApplications(
  tx: Transaction,
  accountId: string,
): Promise<Application[]> {
  const rows = await tx
    .select({
      sent: internshipApplication,
      listing: { id: internship.id, title: internship.title },
    })
    .from(internshipApplication)
    .innerJoin(internship, eq(internship.id, internshipApplication.listingId))
    .where(eq(internshipApplication.accountId, accountId))
    .orderBy(desc(internshipApplication.appliedAt), internshipApplication.id)
  return rows.map(({ sent, listing }) => toApplication(sent, listing))
}

function toApplication(sent: ApplicationRow, listing: Application['listing']): Application {
  const { id, resumeFileId, coverLetterFileId, note, appliedAt } = sent
  return { id, listing, resumeFileId, coverLetterFileId, note, appliedAt: appliedAt.toISOString() }
}
