import { type AnyColumn, and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import type { major, salaryBand } from '@/backend/db/schema/lookups'
import type { department } from '@/backend/db/schema/study'

type TopicTable = typeof major | typeof salaryBand | typeof department
export type SettingTable = PgTable & Record<'accountId' | 'enabledAt', AnyColumn>

type Tables<Topic extends TopicTable> = {
  readonly topic: Topic
  /** A row exists while the setting is enabled. */
  readonly setting: SettingTable
  readonly topicId: AnyColumn
  /** Columns of `setting` that have one value for all settings of this kind. */
  readonly fixed?: readonly (readonly [column: AnyColumn, value: string])[]
  /** Selects (topic_id, told): how many listings of the last seven days each topic has. */
  readonly lastWeek: (now: Date) => SQL
}

type Chosen<Topic extends TopicTable> = Topic['$inferSelect'] & {
  readonly enabled: boolean
  readonly lastWeek: number
}

/**
 * Creates the operations on one kind of setting. Every query is bound to the account, so users reach only
 * their own settings.
 */
export function createNotificationSettings<Topic extends TopicTable>({
  topic,
  setting,
  topicId,
  fixed = [],
  lastWeek,
}: Tables<Topic>) {
  const fixedTo = fixed.map(([column, value]) => eq(column, value))
  const isOwn = (accountId: string): SQL | undefined =>
    and(eq(setting.accountId, accountId), ...fixedTo)

  const select = (db: Database, accountId: string, now: Date) =>
    db
      .select({
        ...getTableColumns(topic as TopicTable),
        enabled: sql<boolean>`${setting.accountId} is not null`,
        lastWeek: sql<number>`coalesce(week.told, 0)::int`,
      })
      .from(topic as PgTable)
      .leftJoin(setting, and(eq(topicId, topic.id), isOwn(accountId)))
      .leftJoin(sql`(${lastWeek(now)}) week`, sql`week.topic_id = ${topic.id}`)
      .$dynamic()

  return {
    async list(db: Database, accountId: string, now: Date, paging: Paging) {
      const rows = await select(db, accountId, now)
        .orderBy(asc(topic.position), asc(topic.id))
        .limit(paging.limit)
        .offset(paging.offset)
      return toPage(rows as Chosen<Topic>[], await db.$count(topic), paging)
    },

    async get(db: Database, accountId: string, now: Date, id: number) {
      const [row] = await select(db, accountId, now).where(eq(topic.id, id))
      return (row ?? null) as Chosen<Topic> | null
    },

    async exists(db: Database, id: number): Promise<boolean> {
      return (await db.$count(topic, eq(topic.id, id))) > 0
    },

    /** Enables a setting of an existing topic; a second call keeps the first time. */
    async enable(db: Database, accountId: string, id: number, now: Date): Promise<void> {
      const names = fixed.map(([column]) => sql`, ${sql.identifier(column.name)}`)
      const values = fixed.map(([, value]) => sql`, ${value}`)
      await db.execute(sql`
        insert into ${setting} (account_id, enabled_at, ${sql.identifier(topicId.name)}${sql.join(names)})
        values (${accountId}, ${now.toISOString()}, ${id}${sql.join(values)})
        on conflict do nothing`)
    },

    async disable(db: Database, accountId: string, id: number): Promise<void> {
      await db.delete(setting).where(and(isOwn(accountId), eq(topicId, id)))
    },
  }
}
