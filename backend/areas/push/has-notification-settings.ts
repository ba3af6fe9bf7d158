import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'

const SETTINGS = [
  jobMajorSetting,
  jobSalarySetting,
  internshipMajorSetting,
  internshipSalarySetting,
  scholarshipSetting,
]

/** Checks whether the user enabled any notification setting. */
export async function hasNotificationSettings(db: Database, accountId: string): Promise<boolean> {
  const has = SETTINGS.map(
    (table) => sql`exists (select from ${table} where ${eq(table.accountId, accountId)})`,
  )
  const { rows } = await db.execute<{ chosen: boolean }>(
    sql`select ${sql.join(has, sql` or `)} as chosen`,
  )
  return rows[0]?.chosen === true
}
