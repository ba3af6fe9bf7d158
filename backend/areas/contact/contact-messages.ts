import { eq } from 'drizzle-orm'
import { listSiteSettings } from '@/backend/areas/site-info/site-settings'
import type { Transaction } from '@/backend/db/connect'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'

const KEY = 'contact:'

type StoredMessage = Pick<
  typeof contactMessage.$inferInsert,
  'companyName' | 'message' | 'listingArea' | 'listingId'
> & { readonly email: string | null }

async function addContactMessage(
  tx: Transaction,
  message: StoredMessage,
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
function toContactKey(id: string): string {
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
  async onSettled(tx, { key, state, at }) {
    if (state !== 'accepted' || key === null) return
    const id = key.slice(KEY.length)
    await tx.update(contactMessage).set({ mailedAt: at }).where(eq(contactMessage.id, id))
  },
}

type Letter = {
  readonly stored: StoredMessage
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly isMailed: boolean
}

/** Stores a message and mails it; it is stored even when no address is set to mail it to. */
export async function sendContactMessage(
  { db, clock, outbox, siteUrl }: RouteContext,
  { stored, subject, paragraphs, isMailed }: Letter,
): Promise<void> {
  const { data } = await listSiteSettings(db)
  const to = data.find(({ key }) => key === 'Email')?.value ?? null
  const now = clock.now()
  await db.transaction(async (tx) => {
    const id = await addContactMessage(tx, stored, now)
    if (to === null || !isMailed) return
    const contact = { to, subject, paragraphs, replyTo: stored.email }
    await queueMessage(tx, contactMail, 'mail', contact, { key: toContactKey(id), now, siteUrl })
  })
  outbox.wake()
}
