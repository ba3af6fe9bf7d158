import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { queueMessage } from '@/backend/platform/outbox/queue'
import {
  type ApplicationRow,
  type ApplicationTables,
  toApplicationMailKey,
} from './application-tables'
import { canMailEmployer } from './employer-mail-limit'
import { withdrawalMail } from './mails/withdrawal-mail'
import { postponeEmployerNotice } from './pending-employer-notices'

/** Notifies the employer of a withdrawal, once per application. */
export async function notifyWithdrawal(
  tx: Transaction,
  area: ApplicationTables,
  application: ApplicationRow,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<void> {
  const { id, deliverTo, accountId } = application
  if (deliverTo === null) return
  if (!(await canMailEmployer(tx, { deliverTo, accountId, now }))) {
    await postponeEmployerNotice(tx, area, { id, deliverTo }, 'withdrawal', now)
    return
  }
  const named = await requireListingTitleAndCompany(tx, area, application.listingId)
  const key = `withdrawal:${toApplicationMailKey(area, id)}`
  const withdrawal = { ...application, ...named, deliverTo }
  await queueMessage(tx, withdrawalMail, 'mail', withdrawal, { key, now, siteUrl, accountId })
}

/** Finds the title and company of a listing for use in mails. */
export async function requireListingTitleAndCompany(
  tx: Transaction,
  { listings: { vacancy } }: ApplicationTables,
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
