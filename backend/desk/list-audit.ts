import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { audit } from '@/backend/db/schema/desk'

export type AuditRow = typeof audit.$inferSelect & {
  /** The entry that took this one back. */
  readonly undoneBy: number | null
}

type Selection = {
  readonly limit: number
  /** `job 12`; without it, everything. */
  readonly target?: string
  /** Only entries older than this one. */
  readonly before?: number
}

/** Lists what operators did, the latest first. */
export async function listAudit(
  db: Database,
  { limit, target, before }: Selection,
): Promise<readonly AuditRow[]> {
  const undoing = alias(audit, 'undoing')
  const rows = await db
    .select({ row: audit, undoneBy: undoing.id })
    .from(audit)
    .leftJoin(undoing, eq(undoing.undoes, audit.id))
    .where(
      and(
        target === undefined ? undefined : eq(audit.target, target),
        before === undefined ? undefined : lt(audit.id, before),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)
  return rows.map(({ row, undoneBy }) => ({ ...row, undoneBy }))
}

const MAX_VALUE = 300

/** Formats the values before or after an act as the start of their JSON. */
export function toShortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}
