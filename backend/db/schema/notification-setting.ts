import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account'
import { major, salaryBand } from './lookups'
import { department } from './study'

/** A row exists while the setting is enabled. */
const wishColumns = () => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  enabledAt: timestamp('enabled_at', { withTimezone: true }).notNull().defaultNow(),
})

const majorSettingTable = (name: string) =>
  pgTable(
    name,
    {
      ...wishColumns(),
      majorId: integer('major_id')
        .notNull()
        .references(() => major.id, { onDelete: 'cascade' }),
    },
    (table) => [
      primaryKey({ columns: [table.accountId, table.majorId] }),
      index(`${name}_major`).on(table.majorId),
    ],
  )

const salarySettingTable = (name: string) =>
  pgTable(
    name,
    {
      ...wishColumns(),
      salaryId: integer('salary_id')
        .notNull()
        .references(() => salaryBand.id, { onDelete: 'cascade' }),
    },
    (table) => [
      primaryKey({ columns: [table.accountId, table.salaryId] }),
      index(`${name}_salary`).on(table.salaryId),
    ],
  )

export const jobMajorSetting = majorSettingTable('job_major_setting')
export const jobSalarySetting = salarySettingTable('job_salary_setting')
export const internshipMajorSetting = majorSettingTable('internship_major_setting')
export const internshipSalarySetting = salarySettingTable('internship_salary_setting')

export const scholarshipSetting = pgTable(
  'scholarship_setting',
  {
    ...wishColumns(),
    type: text({ enum: ['full', 'partial'] }).notNull(),
    departmentId: integer('department_id')
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.type, table.departmentId] }),
    index('scholarship_setting_topic').on(table.departmentId, table.type),
    check('scholarship_setting_type', sql`${table.type} in ('full', 'partial')`),
  ],
)
