import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { addAlert, confirmAlert, createOrLockRecipient } from '@/backend/areas/search-alerts/alerts'
import { isOwnAlert } from '@/backend/areas/searches/saved-searches'
import { account } from '@/backend/db/schema/account'
import { searchAlert } from '@/backend/db/schema/messages/alert'
import { alertFrequency } from '@/lib/contract/search-alerts/search-alert'
import { listingType } from '@/lib/contract/searches/saved-search'
import type { Cancellable } from './cancellable-rows'

const state = z.array(
  z.object({
    area: listingType,
    search: z.string(),
    rhythm: alertFrequency,
    confirmedAt: z.coerce.date(),
    createdAt: z.coerce.date(),
  }),
)

/** A restored alert covers what is published from then on. */
export const cancellableAlerts: Cancellable = {
  async cancel(tx, accountId) {
    const { area, search, rhythm, confirmedAt, createdAt } = searchAlert
    const ended = await tx
      .delete(searchAlert)
      .where(isOwnAlert(accountId))
      .returning({ area, search, rhythm, confirmedAt, createdAt })
    return ended.length === 0 ? null : ended
  },

  async restore(tx, accountId, ended, now) {
    const [owner] = await tx
      .select({ email: account.email })
      .from(account)
      .where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt)))
    if (!owner?.email) return
    const reader = await createOrLockRecipient(tx, owner.email.toLowerCase(), now)
    for (const { confirmedAt, createdAt, ...wish } of state.parse(ended)) {
      const alert = await addAlert(tx, reader, wish, createdAt)
      // An alert ordered again in the meantime stays as it was ordered.
      if (alert.confirmedAt === null) await confirmAlert(tx, alert, wish.rhythm, confirmedAt)
    }
  },
}
