import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account'
import { file, resume } from './file'
import type { VacancyTable } from './vacancy'
import { internship, job } from './vacancy'

export type ApplicationTable = ReturnType<typeof applicationTable>

export const jobApplication = applicationTable('job', job)

export const internshipApplication = applicationTable('internship', internship)

/** A pending notice for an employer with many mails, sent later combined with others (decision 061). */
export const employerNotice = pgTable(
  'employer_notice',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Delivery address, as `deliver_to` of the application. */
    deliverTo: text('deliver_to').notNull(),
    area: text({ enum: ['job', 'internship'] }).notNull(),
    /** Id in either table; a deleted application sends no notice. */
    applicationId: uuid('application_id').notNull(),
    about: text({ enum: ['application', 'withdrawal'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('employer_notice_once').on(table.applicationId, table.about),
    index('employer_notice_oldest').on(table.createdAt),
    index('employer_notice_address').on(table.deliverTo),
  ],
)

/**
 * At most one application per user and listing may have arrived, so that a repeated call finds the first
 * (promise F9). The file outlives a deleted résumé.
 */
function applicationTable(name: string, listing: VacancyTable) {
  return pgTable(`${name}_application`, applicationColumns(name), (table) => [
    foreignKey({ columns: [table.listingId], foreignColumns: [listing.id] }).onDelete('cascade'),
    uniqueIndex(`${name}_application_live`)
      .on(table.accountId, table.listingId)
      .where(
        sql`${table.deliverTo} is not null and ${table.undeliverableAt} is null and ${table.withdrawnAt} is null`,
      ),
    unique(`${name}_application_key`).on(table.accountId, table.listingId, table.key),
    index(`${name}_application_newest`).on(table.accountId, table.appliedAt.desc().nullsFirst()),
    index(`${name}_application_${name}`).on(table.listingId),
    index(`${name}_application_resume`).on(table.resumeId),
    index(`${name}_application_resume_file`).on(table.resumeFileId),
    index(`${name}_application_cover_letter`).on(table.coverLetterFileId),
    index(`${name}_application_delivery`).on(table.deliverTo, table.appliedAt),
    index(`${name}_application_mail`).on(table.mailId),
  ])
}

function applicationColumns(name: string) {
  return {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    listingId: integer(`${name}_id`).notNull(),
    /** Key of the submitted form. */
    key: uuid(),
    resumeId: uuid('resume_id').references(() => resume.id, { onDelete: 'set null' }),
    resumeFileId: uuid('resume_file_id')
      .notNull()
      .references(() => file.id),
    coverLetterFileId: uuid('cover_letter_file_id').references(() => file.id),
    coverLetterText: text('cover_letter_text'),
    note: text(),
    name: text().notNull().default(''),
    email: text(),
    phoneNumber: text('phone_number'),
    education: text(),
    major: text(),
    experience: text(),
    /**
     * The employer's address at that time; null: taken before applications were mailed, so nobody received
     * it.
     */
    deliverTo: text('deliver_to'),
    /** The applicant's proven address at that time. */
    receiptTo: text('receipt_to'),
    /** Id of the mail to the employer, which a later one replies to. */
    mailId: uuid('mail_id'),
    /** SHA-256 of the token in the employer's link. */
    tokenHash: text('token_hash').unique(),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    undeliverableAt: timestamp('undeliverable_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  }
}
