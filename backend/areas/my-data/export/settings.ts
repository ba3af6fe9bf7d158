import { type AnyColumn, asc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SettingTable } from '@/backend/areas/notification-settings/setting-kinds'
import type { Transaction } from '@/backend/db/connect'
import { major, salaryBand } from '@/backend/db/schema/lookups'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { department } from '@/backend/db/schema/study'
import type { LookupItem } from '@/lib/contract/common'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'
import { isoColumn } from './iso-column'

type Settings = ProfileExport['notificationSettings']
type TopicTable = PgTable & Record<'id' | 'name' | 'nameKm' | 'position', AnyColumn>

export async function exportSettings(tx: Transaction, accountId: string): Promise<Settings> {
  const read = async (setting: SettingTable, topicId: AnyColumn, topic: TopicTable) => {
    const rows = await tx
      .select({
        topic: sql<LookupItem>`json_build_object(
          'id', ${topic.id}, 'name', ${topic.name}, 'nameKm', ${topic.nameKm})`,
        enabledAt: isoColumn(setting.enabledAt),
      })
      .from(setting)
      .innerJoin(topic, eq(topic.id, topicId))
      .where(eq(setting.accountId, accountId))
      .orderBy(asc(topic.position), asc(topic.id))
    return rows.map(({ topic: named, enabledAt }) => ({ ...named, enabledAt }))
  }
  return {
    jobMajors: await read(jobMajorSetting, jobMajorSetting.majorId, major),
    jobSalaries: await read(jobSalarySetting, jobSalarySetting.salaryId, salaryBand),
    internshipMajors: await read(internshipMajorSetting, internshipMajorSetting.majorId, major),
    internshipSalaries: await read(
      internshipSalarySetting,
      internshipSalarySetting.salaryId,
      salaryBand,
    ),
    scholarships: await readScholarships(tx, accountId),
  }
}

async function readScholarships(
  tx: Transaction,
  accountId: string,
): Promise<Settings['scholarships']> {
  const { id, name, nameKm } = department
  const { type, enabledAt } = scholarshipSetting
  const rows = await tx
    .select({ id, name, nameKm, type, enabledAt })
    .from(scholarshipSetting)
    .innerJoin(department, eq(id, scholarshipSetting.departmentId))
    .where(eq(scholarshipSetting.accountId, accountId))
    .orderBy(asc(type), asc(department.position), asc(id))
  return rows.map((row) => ({ ...row, enabledAt: row.enabledAt.toISOString() }))
}
