import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

export type ApplicationRow = Omit<typeof jobApplication.$inferSelect, 'jobId'>
export type NewApplication = Omit<ApplicationRow, 'id'>

export type Applications = {
  readonly listing: VacancyTable
  find(tx: Transaction, accountId: string, listingId: number): Promise<ApplicationRow | null>
  /** Does nothing when the user has applied already. */
  insert(tx: Transaction, listingId: number, application: NewApplication): Promise<void>
}

export const jobApplications: Applications = {
  listing: job,
  async find(tx, accountId, jobId) {
    const [row] = await tx
      .select()
      .from(jobApplication)
      .where(and(eq(jobApplication.accountId, accountId), eq(jobApplication.jobId, jobId)))
    return row ?? null
  },
  async insert(tx, jobId, application) {
    await tx
      .insert(jobApplication)
      .values({ ...application, jobId })
      .onConflictDoNothing()
  },
}

export const internshipApplications: Applications = {
  listing: internship,
  async find(tx, accountId, internshipId) {
    const { accountId: owner, internshipId: listing } = internshipApplication
    const [row] = await tx
      .select()
      .from(internshipApplication)
      .where(and(eq(owner, accountId), eq(listing, internshipId)))
    return row ?? null
  },
  async insert(tx, internshipId, application) {
    await tx
      .insert(internshipApplication)
      .values({ ...application, internshipId })
      .onConflictDoNothing()
  },
}
