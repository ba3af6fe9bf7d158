import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import type { NewsletterSubscription } from './newsletter-subscriptions'

/** Builds the welcome mail; one click ends the newsletter (RFC 8058). */
export function toWelcomeMail(
  { email, token }: Pick<NewsletterSubscription, 'email' | 'token'>,
  siteUrl: string,
): Mail {
  return composeMail({
    to: email,
    subject: 'You are subscribed to our newsletter',
    paragraphs: [
      'You now get our newsletter with new jobs, internships and scholarships for engineers.',
      'If you did not ask for it or no longer want it, unsubscribe with the link below.',
    ],
    unsubscribeUrl: toUnsubscribeUrl(siteUrl, token),
  })
}

/** Builds the address of the page that ends the newsletter of a token. */
export function toUnsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/subscriptions/unsubscribe?token=${token}`
}
