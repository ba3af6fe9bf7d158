import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { cancelMessage } from '@/backend/platform/outbox/cancel-message'
import {
  type ApplicationRow,
  type ApplicationTables,
  toApplicationMailKey,
} from './application-tables'
import { getOwnApplication } from './find-applications'
import { notifyWithdrawal } from './notify-withdrawal'
import { deletePendingEmployerNotice } from './pending-employer-notices'

/** Withdraws an application; only the first call counts. Null when the user has no such application. */
export function withdraw(
  db: Database,
  area: ApplicationTables,
  own: { readonly accountId: string; readonly id: string },
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<ApplicationRow | null> {
  const { accountId, id } = own
  return db.transaction(async (tx) => {
    if ((await getOwnApplication(tx, area, accountId, id)) === null) return null
    // Locks the notice before the application, in the order in which an outcome locks both.
    const isUntold = await deletePendingEmployerNotice(tx, id)
    const taken = await cancelMessage(tx, toApplicationMailKey(area, id), now)
    const [withdrawn] = await tx
      .update(area.table)
      .set({ withdrawnAt: now })
      .where(and(eq(area.table.id, id), isNull(area.table.withdrawnAt)))
      .returning()
    if (withdrawn === undefined) return getOwnApplication(tx, area, accountId, id)
    const { deliveredAt, openedAt } = withdrawn
    if (isUntold) return withdrawn
    const isThere = deliveredAt !== null || openedAt !== null
    if (isThere || taken === 'tried') await notifyWithdrawal(tx, area, withdrawn, { now, siteUrl })
    return withdrawn
  })
}
