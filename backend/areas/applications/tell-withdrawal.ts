import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { queueMail } from '@/backend/platform/outbox/queue'
import { toMessageKey } from './application-key'
import type { ApplicationRow, Applications } from './applications'
import { hasRoomAt } from './employer-room'
import { holdNotice } from './held-notices'
import { toWithdrawalMail } from './mails/withdrawal-mail'

/** Once for an application, however often it is asked. */
export async function tellWithdrawal(
  tx: Transaction,
  area: Applications,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  const { id, deliverTo, accountId } = application
  if (deliverTo === null) return
  if (!(await hasRoomAt(tx, { deliverTo, accountId, now }))) {
    await holdNotice(tx, area, { id, deliverTo }, 'withdrawal', now)
    return
  }
  const named = await requireNames(tx, area, application.listingId)
  const mail = toWithdrawalMail({ ...application, ...named, deliverTo })
  const key = `withdrawal:${toMessageKey(area, id)}`
  await queueMail(tx, mail, { purpose: 'withdrawal', key, now, accountId })
}

/** What one applied for, in the words of mails. */
export async function requireNames(
  tx: Transaction,
  { listings: { vacancy } }: Applications,
  listingId: number,
): Promise<{ title: string; company: string }> {
  const [found] = await tx
    .select({ title: vacancy.title, company: company.name })
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .where(eq(vacancy.id, listingId))
  if (found === undefined) throw new Error('An application is for no listing')
  return found
}
