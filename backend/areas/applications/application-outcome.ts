import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { SettledMessage } from '@/backend/platform/outbox/settled-handlers'
import {
  type ApplicationRow,
  type ApplicationTables,
  applicationTables,
  isCombinedApplicationMailKey,
  parseApplicationMailKey,
} from './application-tables'
import { undeliveredMail } from './mails/undelivered-mail'
import { notifyWithdrawal, requireListingTitleAndCompany } from './notify-withdrawal'

/** Records whether the mail to the employer arrived; only the first outcome of each kind counts. */
export async function recordApplicationOutcome(
  tx: Transaction,
  { id, key, state, at }: SettledMessage,
  siteUrl: string,
): Promise<void> {
  // An unknown key is no error, which would leave the message unsettled, and it would be sent again.
  const single = parseApplicationMailKey(key)
  const about = isCombinedApplicationMailKey(key)
    ? await listCombinedApplications(tx, id)
    : single === null
      ? []
      : [single]
  for (const each of about) await recordOutcomeOf(tx, each, { state, at, siteUrl })
}

type Outcome = Pick<SettledMessage, 'state' | 'at'> & { readonly siteUrl: string }
type Named = { readonly area: ApplicationTables; readonly id: string }

/** Lists the applications that one combined mail covered. */
async function listCombinedApplications(tx: Transaction, mailId: string): Promise<Named[]> {
  const named: Named[] = []
  for (const area of Object.values(applicationTables)) {
    const { table } = area
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.mailId, mailId))
    named.push(...rows.map(({ id }) => ({ area, id })))
  }
  return named
}

async function recordOutcomeOf(
  tx: Transaction,
  { area, id }: Named,
  { state, at, siteUrl }: Outcome,
): Promise<void> {
  const moment = { now: at, siteUrl }
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
    if (state !== 'dead') await notifyWithdrawal(tx, area, noted, moment)
  } else if (state !== 'accepted') {
    await queueUndelivered(tx, area, noted, moment)
  }
}

async function recordState(
  tx: Transaction,
  { table }: ApplicationTables,
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

async function queueUndelivered(
  tx: Transaction,
  area: ApplicationTables,
  { id, accountId, listingId, receiptTo }: ApplicationRow,
  moment: { readonly now: Date; readonly siteUrl: string },
): Promise<void> {
  if (receiptTo === null) return
  const named = await requireListingTitleAndCompany(tx, area, listingId)
  const options = { ...moment, key: `undelivered:${id}`, accountId }
  await queueMessage(tx, undeliveredMail, 'mail', { ...named, receiptTo }, options)
}
