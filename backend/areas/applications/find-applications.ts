import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import type { ApplicationTable } from '@/backend/db/schema/application'
import type { ApplicationRow, ApplicationTables } from './application-tables'

type Sought = {
  readonly accountId: string
  readonly listingId: number
  /** Key of the submitted form. */
  readonly key: string | null
}

/** Condition: the application was not withdrawn, and arrived or still may; otherwise the user can still apply. */
export function isLiveApplication(table: ApplicationTable): SQL | undefined {
  const mayHaveArrived = or(
    isNull(table.undeliverableAt),
    isNotNull(table.deliveredAt),
    isNotNull(table.openedAt),
  )
  return and(isNotNull(table.deliverTo), isNull(table.withdrawnAt), mayHaveArrived)
}

/** Finds the application of this form, otherwise one for the listing that arrived or still may. */
export async function findExistingApplication(
  db: Database | Transaction,
  { table }: ApplicationTables,
  { accountId, listingId, key }: Sought,
): Promise<ApplicationRow | null> {
  const isOfForm = key === null ? undefined : eq(table.key, key)
  const isForListing = and(eq(table.accountId, accountId), eq(table.listingId, listingId))
  const rows = await db
    .select()
    .from(table)
    .where(and(isForListing, or(isOfForm, isLiveApplication(table))))
    .orderBy(desc(table.appliedAt))
  return rows.find((row) => key !== null && row.key === key) ?? rows[0] ?? null
}

/** Finds an application of the user; null for a missing one and for another user's alike (promise T1). */
export async function getOwnApplication(
  db: Database | Transaction,
  { table }: ApplicationTables,
  accountId: string,
  id: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.id, id)))
  return row ?? null
}

/** Lists a user's applications for one listing that did not arrive. */
export function listUndeliverableApplications(
  db: Database | Transaction,
  { table }: ApplicationTables,
  { accountId, listingId }: Omit<Sought, 'key'>,
): Promise<{ id: string }[]> {
  return db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.accountId, accountId),
        eq(table.listingId, listingId),
        isNotNull(table.undeliverableAt),
      ),
    )
}
