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

/** A row exists while the setting is enabled; `topicColumn` names a row of `topic`. */
const settingColumns = (
  topicColumn: string,
  topic: typeof major | typeof salaryBand | typeof department,
) => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  enabledAt: timestamp('enabled_at', { withTimezone: true }).notNull().defaultNow(),
  topicId: integer(topicColumn)
    .notNull()
    .references(() => topic.id, { onDelete: 'cascade' }),
})

const settingTable = (area: string, name: string, topic: typeof major | typeof salaryBand) =>
  pgTable(`${area}_${name}_setting`, settingColumns(`${name}_id`, topic), (table) => [
    primaryKey({ columns: [table.accountId, table.topicId] }),
    index(`${area}_${name}_setting_${name}`).on(table.topicId),
  ])

export const jobMajorSetting = settingTable('job', 'major', major)
export const jobSalarySetting = settingTable('job', 'salary', salaryBand)
export const internshipMajorSetting = settingTable('internship', 'major', major)
export const internshipSalarySetting = settingTable('internship', 'salary', salaryBand)

export const scholarshipSetting = pgTable(
  'scholarship_setting',
  {
    ...settingColumns('department_id', department),
    type: text({ enum: ['full', 'partial'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.type, table.topicId] }),
    index('scholarship_setting_topic').on(table.topicId, table.type),
    check('scholarship_setting_type', sql`${table.type} in ('full', 'partial')`),
  ],
)
