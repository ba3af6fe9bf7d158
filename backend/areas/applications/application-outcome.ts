import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { OnOutcome, SettledMessage } from '@/backend/platform/outbox/outcomes'
import { queueMail } from '@/backend/platform/outbox/queue'
import { isCombinedMailKey, parseMessageKey } from './application-key'
import type { ApplicationRow, Applications } from './applications'
import { toUndeliveredMail } from './mails/undelivered-mail'
import { notifyWithdrawal, requireListingNames } from './notify-withdrawal'
import { listCombinedApplications } from './pending-notice-sender'

/** Records whether the mail to the employer arrived; only the first outcome of each kind counts. */
export const recordApplicationOutcome: OnOutcome = async (tx, { id, key, state, at }) => {
  // An error here would leave the message unsettled, and it would be sent again.
  if (isCombinedMailKey(key)) {
    for (const each of await listCombinedApplications(tx, id))
      await recordOutcomeOf(tx, each, state, at)
    return
  }
  const told = parseMessageKey(key)
  if (told !== null) await recordOutcomeOf(tx, told, state, at)
}

async function recordOutcomeOf(
  tx: Transaction,
  { area, id }: { readonly area: Applications; readonly id: string },
  state: SettledMessage['state'],
  at: Date,
): Promise<void> {
  const noted = await recordState(
    tx,
    area,
    id,
    state === 'accepted' ? 'deliveredAt' : 'undeliverableAt',
    at,
  )
  if (noted === null) return
  // The user withdrew it during the attempt that just ended; a rejected mail never arrived.
  if (noted.withdrawnAt !== null) {
    if (state !== 'dead') await notifyWithdrawal(tx, area, noted, at)
  } else if (state !== 'accepted') {
    await queueUndeliveredMail(tx, area, noted, at)
  }
}

async function recordState(
  tx: Transaction,
  { table }: Applications,
  id: string,
  column: 'deliveredAt' | 'undeliverableAt',
  at: Date,
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .update(table)
    .set({ [column]: at })
    .where(and(eq(table.id, id), isNull(table[column])))
    .returning()
  return row ?? null
}

async function queueUndeliveredMail(
  tx: Transaction,
  area: Applications,
  { id, accountId, listingId, receiptTo }: ApplicationRow,
  now: Date,
): Promise<void> {
  if (receiptTo === null) return
  const mail = toUndeliveredMail({ ...(await requireListingNames(tx, area, listingId)), receiptTo })
  await queueMail(tx, mail, { purpose: 'receipt', key: `undelivered:${id}`, now, accountId })
}
