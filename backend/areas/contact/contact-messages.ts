import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { contactMessage } from '@/backend/db/schema/letter'

export async function addContactMessage(
  db: Database,
  message: { companyName: string; email: string; message: string },
  now: Date,
): Promise<string> {
  const [added] = await db
    .insert(contactMessage)
    .values({ ...message, sentAt: now })
    .returning({ id: contactMessage.id })
  if (added === undefined) throw new Error('The message was not written')
  return added.id
}

export async function markMailed(db: Database, id: string, now: Date): Promise<void> {
  await db.update(contactMessage).set({ mailedAt: now }).where(eq(contactMessage.id, id))
}
