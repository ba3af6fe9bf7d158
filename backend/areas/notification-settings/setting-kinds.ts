import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
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
import { internship, internshipMajor, job, jobMajor } from '@/backend/db/schema/vacancy'
import { internships, jobs, type NotifiedListingType, scholarships } from './notified-listing-types'

export type TopicTable = typeof major | typeof salaryBand | typeof department
export type SettingTable = PgTable & Record<'accountId' | 'enabledAt' | 'topicId', AnyColumn>

/** What users choose to be notified of: topics (majors, pay bands, departments) of an area's listings. */
export type SettingKind = {
  readonly area: NotifiedListingType
  readonly topic: TopicTable
  /** Names the topic in bodies and queries. */
  readonly field: 'majorId' | 'salaryId' | 'departmentId'
  /** Visitors' word for a topic. */
  readonly noun: string
  /** A row exists while the setting is enabled. */
  readonly setting: SettingTable
  /** Values that columns of `setting` have for all settings of this kind. */
  readonly fixed: Readonly<Record<string, string>>
  /** Selects (listing_id, topic_id), as a table. */
  readonly topicsOfListings: SQL
}

const byMajor = (
  area: NotifiedListingType,
  setting: SettingTable,
  ...link: Parameters<typeof selectTopics>
): SettingKind => ({
  ...{ area, topic: major, field: 'majorId', noun: 'major', setting, fixed: {} },
  topicsOfListings: selectTopics(...link),
})

const byPay = (
  area: NotifiedListingType,
  setting: SettingTable,
  { id, salaryId }: typeof job | typeof internship,
): SettingKind => ({
  ...{ area, topic: salaryBand, field: 'salaryId', noun: 'pay band', setting, fixed: {} },
  topicsOfListings: selectTopics(id, salaryId),
})

/** A scholarship without a department matches nobody. */
const byDepartment = (type: 'full' | 'partial'): SettingKind => ({
  ...{ area: scholarships, topic: department, field: 'departmentId', noun: 'department' },
  ...{ setting: scholarshipSetting, fixed: { type } },
  topicsOfListings: selectTopics(
    scholarship.id,
    scholarship.departmentId,
    sql`where ${scholarship.type} = ${type}`,
  ),
})

function selectTopics(listingId: AnyColumn, topicId: AnyColumn, where = sql``): SQL {
  return sql`(select ${listingId} as listing_id, ${topicId} as topic_id from ${listingId.table} ${where})`
}

export const jobMajorSettings = byMajor(jobs, jobMajorSetting, jobMajor.jobId, jobMajor.majorId)
export const jobSalarySettings = byPay(jobs, jobSalarySetting, job)
export const internshipMajorSettings = byMajor(
  internships,
  internshipMajorSetting,
  internshipMajor.internshipId,
  internshipMajor.majorId,
)
export const internshipSalarySettings = byPay(internships, internshipSalarySetting, internship)

export const scholarshipSettings = {
  full: byDepartment('full'),
  partial: byDepartment('partial'),
}

export const SETTING_KINDS: readonly SettingKind[] = [
  jobMajorSettings,
  jobSalarySettings,
  internshipMajorSettings,
  internshipSalarySettings,
  scholarshipSettings.full,
  scholarshipSettings.partial,
]

export function listSettingKinds(area: NotifiedListingType): readonly SettingKind[] {
  return SETTING_KINDS.filter((kind) => kind.area === area)
}

/** Condition on the fixed columns of a kind's settings. */
export function isOfKind({ setting, fixed }: SettingKind): SQL | undefined {
  const parts = Object.entries(fixed).map(
    ([name, value]) => sql`${setting}.${sql.identifier(name)} = ${value}`,
  )
  return and(...parts)
}

/**
 * Selects (account_id, listing_id) of the enabled settings that listings match, one row for each setting. `where`
 * is a condition on `topics.listing_id` and on the setting.
 */
export function selectMatchingSettings(
  area: NotifiedListingType,
  where: (setting: SettingTable) => SQL,
): SQL {
  const parts = listSettingKinds(area).map((kind) => {
    const { setting, topicsOfListings } = kind
    const isIt = and(eq(setting.topicId, sql`topics.topic_id`), isOfKind(kind))
    return sql`select ${setting.accountId} as account_id, topics.listing_id
      from ${topicsOfListings} topics join ${setting} on ${isIt} where ${where(setting)}`
  })
  return sql.join(parts, sql` union all `)
}

/** Counts in SQL the settings that a user enabled in an area. */
export function countEnabledSettings(area: NotifiedListingType, accountId: string): SQL {
  const counts = listSettingKinds(area).map((kind) => {
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
