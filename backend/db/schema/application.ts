import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'
import { file, resume } from './file'
import { internship } from './internship'
import { job } from './job'

/** One a user and listing, so that a repeated call finds the first (promise F9); the file outlives a deleted résumé. */
const applicationColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  resumeId: uuid('resume_id').references(() => resume.id, { onDelete: 'set null' }),
  resumeFileId: uuid('resume_file_id')
    .notNull()
    .references(() => file.id),
  coverLetterFileId: uuid('cover_letter_file_id').references(() => file.id),
  note: text(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})

export const jobApplication = pgTable(
  'job_application',
  {
    ...applicationColumns(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('job_application_once').on(table.accountId, table.jobId),
    index('job_application_job').on(table.jobId),
    index('job_application_resume').on(table.resumeId),
    index('job_application_resume_file').on(table.resumeFileId),
    index('job_application_cover_letter').on(table.coverLetterFileId),
  ],
)

export const internshipApplication = pgTable(
  'internship_application',
  {
    ...applicationColumns(),
    internshipId: integer('internship_id')
      .notNull()
      .references(() => internship.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('internship_application_once').on(table.accountId, table.internshipId),
    index('internship_application_internship').on(table.internshipId),
    index('internship_application_resume').on(table.resumeId),
    index('internship_application_resume_file').on(table.resumeFileId),
    index('internship_application_cover_letter').on(table.coverLetterFileId),
  ],
)
