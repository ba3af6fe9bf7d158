import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import type { OnOutcome } from '@/backend/platform/outbox/outcomes'

const KEY = 'contact:'

export async function addContactMessage(
  tx: Transaction,
  message: { companyName: string; email: string | null; message: string },
  now: Date,
): Promise<string> {
  const [added] = await tx
    .insert(contactMessage)
    .values({ ...message, sentAt: now })
    .returning({ id: contactMessage.id })
  if (added === undefined) throw new Error('The message was not written')
  return added.id
}

/** Builds the outbox key of a contact message. */
export function toContactKey(id: string): string {
  return KEY + id
}

export const recordContactOutcome: OnOutcome = async (tx, { key, state, at }) => {
  if (state !== 'accepted' || key === null) return
  const id = key.slice(KEY.length)
  await tx.update(contactMessage).set({ mailedAt: at }).where(eq(contactMessage.id, id))
}
