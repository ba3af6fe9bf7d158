import { and, asc, eq, sql } from 'drizzle-orm'
import * as kinds from '@/backend/areas/notification-settings/setting-kinds'
import type { Transaction } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import type { LookupItem } from '@/lib/contract/common'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Settings = ProfileExport['notificationSettings']

export async function exportSettings(tx: Transaction, accountId: string): Promise<Settings> {
  const read = async (kind: kinds.SettingKind) => {
    const { setting, topic } = kind
    const rows = await tx
      .select({
        topic: sql<LookupItem>`json_build_object(
          'id', ${topic.id}, 'name', ${topic.name}, 'nameKm', ${topic.nameKm})`,
        enabledAt: isoColumn(setting.enabledAt),
      })
      .from(setting)
      .innerJoin(topic, eq(topic.id, setting.topicId))
      .where(and(eq(setting.accountId, accountId), kinds.isOfKind(kind)))
      .orderBy(asc(topic.position), asc(topic.id))
    return rows.map(({ topic: named, enabledAt }) => ({ ...named, enabledAt }))
  }
  const readScholarships = async (type: 'full' | 'partial') =>
    (await read(kinds.scholarshipSettings[type])).map((row) => ({ ...row, type }))
  return {
    jobMajors: await read(kinds.jobMajorSettings),
    jobSalaries: await read(kinds.jobSalarySettings),
    internshipMajors: await read(kinds.internshipMajorSettings),
    internshipSalaries: await read(kinds.internshipSalarySettings),
    scholarships: [...(await readScholarships('full')), ...(await readScholarships('partial'))],
  }
}
