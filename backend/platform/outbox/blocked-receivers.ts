import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'

/**
 * Finds which messages would reach a blocked account: one of this id, or one that proved the message's mail address.
 * Returns a boolean for each.
 */
export async function areForBlocked(
  db: Database,
  contents: readonly MessageContents[Channel][],
  accountId?: string,
): Promise<readonly boolean[]> {
  const addresses = contents.map((content) =>
    'subject' in content ? content.to.toLowerCase() : '',
  )
  const isProven = and(inArray(account.email, addresses), isNotNull(account.emailVerifiedAt))
  const isReceiver = accountId === undefined ? isProven : or(eq(account.id, accountId), isProven)
  const blocked = await db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(and(isNotNull(account.blockedAt), isReceiver))
  const isBlocked = blocked.some(({ id }) => id === accountId)
  return addresses.map((address) => isBlocked || blocked.some(({ email }) => email === address))
}
