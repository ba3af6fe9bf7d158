import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { digestToken, mailChoice } from '@/backend/db/schema/digest'
import type { EmailPreferences } from '@/lib/contract/notifications/digest-mail'

/** What a mailed token unsubscribes from. */
export type UnsubscribeScope = (typeof digestToken.$inferSelect)['ends']

export async function getMailChoice(
  db: Database | Transaction,
  accountId: string,
): Promise<EmailPreferences> {
  const [found] = await db.select().from(mailChoice).where(eq(mailChoice.accountId, accountId))
  const rhythm = found?.rhythm ?? 'daily'
  return { rhythm, reminders: found?.reminders ?? rhythm !== 'off' }
}

/** A missing field stays as it is. */
export type MailChoiceUpdate = {
  readonly [K in keyof EmailPreferences]?: EmailPreferences[K] | undefined
}

/** Updates the choice; waiting mails that it ends are not sent (`checkBeforeSending`). */
export async function updateMailChoice(
  tx: Transaction,
  accountId: string,
  wanted: MailChoiceUpdate,
  now: Date,
): Promise<void> {
  await lockAccountRow(tx, accountId)
  const before = await getMailChoice(tx, accountId)
  const { rhythm = before.rhythm, reminders } = wanted
  await tx
    .insert(mailChoice)
    .values({ accountId, rhythm, reminders: reminders ?? null, chosenAt: now })
    .onConflictDoUpdate({
      target: mailChoice.accountId,
      set: {
        ...(rhythm === before.rhythm ? {} : { rhythm, chosenAt: now }),
        ...(reminders === undefined ? {} : { reminders }),
        accountId,
      },
    })
}

/**
 * Creates the one-click address that ends these mails and nothing else, for the mail's text and its headers (RFC 8058).
 * Only the hash of its token is stored.
 */
export async function createUnsubscribeUrl(
  db: Database | Transaction,
  siteUrl: string,
  accountId: string,
  ends: UnsubscribeScope,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await db
    .insert(digestToken)
    .values({ tokenHash: hashToken(token), accountId, ends, createdAt: now })
  return `${siteUrl}/upstream/v1/digest-mail/unsubscribe?token=${token}`
}

export async function getUnsubscribeToken(
  db: Database,
  token: string,
): Promise<{ readonly accountId: string; readonly ends: UnsubscribeScope } | null> {
  const [found] = await db
    .select({ accountId: digestToken.accountId, ends: digestToken.ends })
    .from(digestToken)
    .where(eq(digestToken.tokenHash, hashToken(token)))
  return found ?? null
}
