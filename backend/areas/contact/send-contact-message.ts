import { listSettings } from '@/backend/areas/site-info/settings'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { addContactMessage, contactMail, toContactKey } from './contact-messages'

type Letter = {
  readonly kept: { companyName: string; email: string | null; message: string }
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly isMailed: boolean
}

/** Stores a message and mails it; it is stored even when no address is set to mail it to. */
export async function sendContactMessage(
  { db, clock, outbox, siteUrl }: RouteContext,
  { kept, subject, paragraphs, isMailed }: Letter,
): Promise<void> {
  const { data } = await listSettings(db)
  const to = data.find(({ key }) => key === 'Email')?.value ?? null
  const now = clock.now()
  await db.transaction(async (tx) => {
    const id = await addContactMessage(tx, kept, now)
    if (to === null || !isMailed) return
    const contact = { to, subject, paragraphs, replyTo: kept.email }
    await queueMessage(tx, contactMail, 'mail', contact, { key: toContactKey(id), now, siteUrl })
  })
  outbox.wake()
}
