import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import type { NewsletterSubscription } from './newsletter-subscriptions'

export const welcomeMail: MessageKind<Pick<NewsletterSubscription, 'email' | 'token'>, 'mail'> = {
  name: 'welcome',
  event: 'an address subscribes to the newsletter',
  audience: 'that address',
  rhythm: 'at once',
  unsubscribe: 'the newsletter, by its link or one click of a mail program',
  texts: {
    mail: ({ email, token }, { url }) => ({
      to: email,
      subject: 'You are subscribed to our newsletter',
      paragraphs: [
        'You now get our newsletter with new jobs, internships and scholarships for engineers.',
        'If you did not ask for it or no longer want it, unsubscribe with the link below.',
      ],
      unsubscribeUrl: toUnsubscribeUrl(url, token),
    }),
  },
}

/** Builds the address of the page that ends the newsletter of a token. */
export function toUnsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/subscriptions/unsubscribe?token=${token}`
}
