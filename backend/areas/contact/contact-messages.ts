import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'

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

type Contact = {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Null: no address was left. */
  readonly replyTo: string | null
}

export const contactMail: MessageKind<Contact, 'mail'> = {
  name: 'contact',
  event: 'a visitor writes to us or reports a listing',
  audience: 'the site: the address of the setting "Email"',
  rhythm: 'at once',
  unsubscribe: 'no: it is for the operator',
  texts: {
    mail: ({ replyTo, ...letter }) => ({
      ...letter,
      linksLines: true,
      ...(replyTo === null ? {} : { replyTo }),
    }),
  },
  async onOutcome(tx, { key, state, at }) {
    if (state !== 'accepted' || key === null) return
    const id = key.slice(KEY.length)
    await tx.update(contactMessage).set({ mailedAt: at }).where(eq(contactMessage.id, id))
  },
}
