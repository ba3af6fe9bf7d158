import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobMajor } from '@/backend/db/schema/job'
import { major, salaryBand } from '@/backend/db/schema/lookups'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department } from '@/backend/db/schema/study'
import { internships, jobs, type NotifiedArea, scholarships } from './notified-areas'

export type TopicTable = typeof major | typeof salaryBand | typeof department
export type SettingTable = PgTable & Record<'accountId' | 'enabledAt', AnyColumn>

/** What users choose to be notified of: topics (majors, pay bands, departments) of an area's listings. */
export type SettingKind<Topic extends TopicTable = TopicTable> = {
  readonly area: NotifiedArea
  readonly topic: Topic
  /** A row exists while the setting is enabled. */
  readonly setting: SettingTable
  readonly topicId: AnyColumn
  /** Columns of `setting` that have one value for all settings of this kind. */
  readonly fixed: readonly (readonly [column: AnyColumn, value: string])[]
  /** Selects (listing_id, topic_id), as a table. */
  readonly topicsOfListings: SQL
}

const noneFixed = { fixed: [] } as const

export const jobMajorSettings: SettingKind<typeof major> = {
  ...{ ...noneFixed, area: jobs, topic: major },
  setting: jobMajorSetting,
  topicId: jobMajorSetting.majorId,
  topicsOfListings: sql`(select ${jobMajor.jobId} as listing_id, ${jobMajor.majorId} as topic_id from ${jobMajor})`,
}

export const jobSalarySettings: SettingKind<typeof salaryBand> = {
  ...{ ...noneFixed, area: jobs, topic: salaryBand },
  setting: jobSalarySetting,
  topicId: jobSalarySetting.salaryId,
  topicsOfListings: sql`(select ${job.id} as listing_id, ${job.salaryId} as topic_id from ${job})`,
}

export const internshipMajorSettings: SettingKind<typeof major> = {
  ...{ ...noneFixed, area: internships, topic: major },
  setting: internshipMajorSetting,
  topicId: internshipMajorSetting.majorId,
  topicsOfListings: sql`(select ${internshipMajor.internshipId} as listing_id, ${internshipMajor.majorId} as topic_id from ${internshipMajor})`,
}

export const internshipSalarySettings: SettingKind<typeof salaryBand> = {
  ...{ ...noneFixed, area: internships, topic: salaryBand },
  setting: internshipSalarySetting,
  topicId: internshipSalarySetting.salaryId,
  topicsOfListings: sql`(select ${internship.id} as listing_id, ${internship.salaryId} as topic_id from ${internship})`,
}

/** A scholarship without a department matches nobody. */
const scholarshipSettingsOf = (type: 'full' | 'partial'): SettingKind<typeof department> => ({
  ...{ area: scholarships, topic: department },
  setting: scholarshipSetting,
  topicId: scholarshipSetting.departmentId,
  fixed: [[scholarshipSetting.type, type]],
  topicsOfListings: sql`(select ${scholarship.id} as listing_id, ${scholarship.departmentId} as topic_id
    from ${scholarship} where ${scholarship.type} = ${type})`,
})

export const scholarshipSettings = {
  full: scholarshipSettingsOf('full'),
  partial: scholarshipSettingsOf('partial'),
}

export const SETTING_KINDS: readonly SettingKind[] = [
  jobMajorSettings,
  jobSalarySettings,
  internshipMajorSettings,
  internshipSalarySettings,
  scholarshipSettings.full,
  scholarshipSettings.partial,
]

/** Condition on the fixed columns of a kind's settings. */
export function isOfKind({ fixed }: SettingKind): SQL | undefined {
  return and(...fixed.map(([column, value]) => eq(column, value)))
}

/**
 * Selects (account_id, listing_id) of the enabled settings that listings match, one row for each setting. `where`
 * is a condition on `topics.listing_id` and on the setting.
 */
export function selectMatches(area: NotifiedArea, where: (setting: SettingTable) => SQL): SQL {
  const parts = SETTING_KINDS.filter((kind) => kind.area === area).map((kind) => {
    const { setting, topicId, topicsOfListings } = kind
    const isIt = and(eq(topicId, sql`topics.topic_id`), isOfKind(kind))
    return sql`select ${setting.accountId} as account_id, topics.listing_id
      from ${topicsOfListings} topics join ${setting} on ${isIt} where ${where(setting)}`
  })
  return sql.join(parts, sql` union all `)
}

/** Counts in SQL the settings that a user enabled in an area. */
export function countSettings(area: NotifiedArea, accountId: string): SQL {
  const counts = SETTING_KINDS.filter((kind) => kind.area === area).map((kind) => {
    const isTheirs = and(eq(kind.setting.accountId, accountId), isOfKind(kind))
    return sql`(select count(*)::int from ${kind.setting} where ${isTheirs})`
  })
  return sql.join(counts, sql` + `)
}

/** Checks whether the user enabled any notification setting. */
export async function hasNotificationSettings(db: Database, accountId: string): Promise<boolean> {
  const has = SETTING_KINDS.map(
    ({ setting }) => sql`exists (select from ${setting} where ${eq(setting.accountId, accountId)})`,
  )
  const { rows } = await db.execute<{ chosen: boolean }>(
    sql`select ${sql.join(has, sql` or `)} as chosen`,
  )
  return rows[0]?.chosen === true
}
