import type { newsletterIssue } from '@/backend/db/schema/messages/newsletter'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessages } from '@/backend/platform/outbox/queue'
import { toNewsletterHtml } from './newsletter-file'
import { claimNextPortion, decideCopy, selectDueIssues, toCopyKey } from './newsletter-issues'
import type { NewsletterSubscription } from './newsletter-subscriptions'

type Issue = Pick<typeof newsletterIssue.$inferSelect, 'id' | 'subject' | 'markdown'>

type Copy = {
  readonly issue: Issue
  readonly reader: Pick<NewsletterSubscription, 'id' | 'email' | 'token'>
}

export const newsletterMail: ScheduledKind<Copy, 'mail'> = {
  name: 'newsletter',
  event: 'an operator sends a file: npm run newsletter -- send FILE',
  audience: 'addresses that confirmed before',
  rhythm: '60 mails a minute',
  lifetimeMs: 3 * 24 * 60 * 60_000,
  unsubscribe: 'the newsletter, by a link or one click of a mail program',
  skipsBlocked: true,
  // Without a key it is a test, which an operator mails to one address.
  checkBeforeSending: async (db, { key }) => (key === null ? 'send' : decideCopy(db, key)),
  job: createMessageJob({
    everyMs: 5000,
    selectDue: selectDueIssues,
    write: async (tx, { id }, { now, siteUrl }) => {
      const portion = await claimNextPortion(tx, id, now)
      if (portion === null) return
      const copies = portion.readers.map((reader) => ({ issue: portion.issue, reader }))
      const key = ({ issue, reader }: Copy) => toCopyKey(issue.id, reader.id)
      await queueMessages(tx, newsletterMail, 'mail', copies, { key, now, siteUrl })
    },
  }),
  texts: {
    mail: ({ issue: { subject, markdown }, reader: { email, token } }, { url }) => ({
      to: email,
      subject,
      paragraphs: [markdown.replaceAll('](/', `](${url}/`)],
      html: toNewsletterHtml(markdown, url),
      unsubscribeUrl: toUnsubscribeNewsletterUrl(url, token),
    }),
  },
}

/** Builds the address of the page that ends the newsletter of a token. */
export function toUnsubscribeNewsletterUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/subscriptions/unsubscribe?token=${token}`
}
