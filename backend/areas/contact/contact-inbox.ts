import { asc, count, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'

export type ContactMessage = typeof contactMessage.$inferSelect

/** Lists messages and reports that nobody has answered, reports of one listing together, and how many there are. */
export async function listUnansweredMessages(
  db: Database,
  atMost: number,
): Promise<{ readonly total: number; readonly messages: readonly ContactMessage[] }> {
  const { answeredAt, listingArea, listingId, sentAt, id } = contactMessage
  const isOpen = isNull(answeredAt)
  const [counted] = await db.select({ total: count() }).from(contactMessage).where(isOpen)
  const messages = await db
    .select()
    .from(contactMessage)
    .where(isOpen)
    .orderBy(asc(listingArea), asc(listingId), asc(sentAt), asc(id))
    .limit(atMost)
  return { total: counted?.total ?? 0, messages }
}
