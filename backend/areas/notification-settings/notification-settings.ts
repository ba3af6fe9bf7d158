import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { type Page, type Paging, toPage } from '@/backend/db/paging'
import { selectListingsPostedLastWeek } from './notified-listing-types'
import { isOfKind, type SettingKind, type TopicTable } from './setting-kinds'

type Chosen = TopicTable['$inferSelect'] & {
  readonly enabled: boolean
  /** How many listings of the last seven days the topic has. */
  readonly lastWeek: number
}

/** Lists the topics of a kind and whether the user enabled them. */
export async function listNotificationSettings(
  db: Database,
  kind: SettingKind,
  { accountId, now, ...paging }: Paging & { readonly accountId: string; readonly now: Date },
): Promise<Page<Chosen>> {
  const { topic } = kind
  const rows = await select(db, kind, accountId, now)
    .orderBy(asc(topic.position), asc(topic.id))
    .limit(paging.limit)
    .offset(paging.offset)
  const data = rows.map((row) => ({ ...row, ...kind.fixed })) as Chosen[]
  return toPage(data, await db.$count(topic), paging)
}

export async function getSetting(
  db: Database,
  kind: SettingKind,
  { accountId, now, id }: { readonly accountId: string; readonly now: Date; readonly id: number },
): Promise<Chosen | null> {
  const [row] = await select(db, kind, accountId, now).where(eq(kind.topic.id, id))
  return row === undefined ? null : ({ ...row, ...kind.fixed } as Chosen)
}

export async function hasTopic(db: Database, { topic }: SettingKind, id: number): Promise<boolean> {
  return (await db.$count(topic, eq(topic.id, id))) > 0
}

/** Enables a setting of an existing topic; a second call keeps the first time. */
export async function enableSetting(
  db: Database,
  { setting, fixed }: SettingKind,
  { accountId, now, id }: { readonly accountId: string; readonly now: Date; readonly id: number },
): Promise<void> {
  const names = Object.keys(fixed).map((name) => sql`, ${sql.identifier(name)}`)
  const values = Object.values(fixed).map((value) => sql`, ${value}`)
  await db.execute(sql`
    insert into ${setting} (account_id, enabled_at, ${sql.identifier(setting.topicId.name)}${sql.join(names)})
    values (${accountId}, ${now.toISOString()}, ${id}${sql.join(values)})
    on conflict do nothing`)
}

export async function disableSetting(
  db: Database,
  kind: SettingKind,
  { accountId, id }: { readonly accountId: string; readonly id: number },
): Promise<void> {
  const { setting } = kind
  await db
    .delete(setting)
    .where(and(eq(setting.accountId, accountId), isOfKind(kind), eq(setting.topicId, id)))
}

/** Every query is bound to the account, so users reach only their own settings. */
function select(db: Database, kind: SettingKind, accountId: string, now: Date) {
  const { area, topic, setting, topicsOfListings } = kind
  const isOwn = and(eq(setting.topicId, topic.id), eq(setting.accountId, accountId), isOfKind(kind))
  const week = sql`(select topics.topic_id, count(*) as posted_count
    from ${selectListingsPostedLastWeek(area.listing, now)} posted
    join ${topicsOfListings} topics on topics.listing_id = posted.id group by 1) week`
  return db
    .select({
      ...getTableColumns(topic),
      enabled: sql<boolean>`${setting.accountId} is not null`,
      lastWeek: sql<number>`coalesce(week.posted_count, 0)::int`,
    })
    .from(topic as PgTable)
    .leftJoin(setting, isOwn)
    .leftJoin(week, sql`week.topic_id = ${topic.id}`)
    .$dynamic()
}
