import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/outbox/compose-mail'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'

/** The complete e-mail of a kind, for a site called Visvakor. */
export function composeAs<Event>(
  siteUrl: string,
  { texts }: MessageKind<Event, 'mail'>,
  event: Event,
): Mail {
  const site = { name: 'Visvakor', url: siteUrl }
  return composeMail(texts.mail(event, site), site)
}
