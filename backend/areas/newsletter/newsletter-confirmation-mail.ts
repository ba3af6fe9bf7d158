import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { NEWSLETTER_CONFIRM_DAYS, type NewsletterSubscription } from './newsletter-subscriptions'

type Ordered = Pick<NewsletterSubscription, 'email' | 'token'>

export const newsletterConfirmationMail: MessageKind<Ordered, 'mail'> = {
  name: 'newsletter-confirmation',
  event: 'a visitor orders the newsletter',
  audience: 'the address that was typed',
  rhythm: 'at once',
  lifetimeMs: NEWSLETTER_CONFIRM_DAYS * 24 * 60 * 60_000,
  unsubscribe: 'no: without a confirmation nothing follows',
  texts: {
    mail: ({ email, token }, { url }) => ({
      to: email,
      subject: 'Confirm that you want our newsletter',
      paragraphs: [
        'You, or somebody using your address, asked for our newsletter with new jobs, internships and scholarships for engineers.',
        'Open the link to confirm. Every newsletter has a link to unsubscribe.',
        `If it was not you, ignore this e-mail. We send nothing more and delete the address in ${NEWSLETTER_CONFIRM_DAYS} days.`,
      ],
      action: {
        label: 'Subscribe to the newsletter',
        url: `${url}/upstream/v1/subscriptions/confirm?token=${token}`,
      },
    }),
  },
}
