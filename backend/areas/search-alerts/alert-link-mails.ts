import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { MAX_ALERTS_PER_ADDRESS } from '@/lib/contract/search-alerts/schemaless-search-alert-endpoints'
import type { AlertFrequency } from '@/lib/contract/search-alerts/search-alert'
import { ALERT_CONFIRM_DAYS } from './alerts'

type Confirmation = { readonly to: string; readonly token: string; readonly rhythm: AlertFrequency }

const HOW_OFTEN: Readonly<Record<AlertFrequency, string>> = {
  daily: 'at most once a day',
  weekly: 'at most once a week',
}

const DAY = 24 * 60 * 60_000

const ORDERED = {
  lifetimeMs: ALERT_CONFIRM_DAYS * DAY,
  audience: 'the address that was typed',
  rhythm: 'at once',
}

/** Repeats nothing a stranger wrote, because anybody can order an alert for any address. */
export const alertConfirmationMail: MessageKind<Confirmation, 'mail'> = {
  ...ORDERED,
  name: 'alert-confirmation',
  event: 'a visitor orders an alert',
  unsubscribe: 'no: without a confirmation nothing follows',
  texts: {
    mail: ({ to, token, rhythm }, { url }) => ({
      to,
      subject: 'Confirm your alert for new listings',
      paragraphs: [
        `You, or somebody using your address, asked for e-mails about new listings for a search, ${HOW_OFTEN[rhythm]}.`,
        'Open the link to see the search and confirm. Every e-mail has a link to unsubscribe.',
        `If it was not you, ignore this e-mail. We send nothing more and delete the address in ${ALERT_CONFIRM_DAYS} days.`,
      ],
      action: {
        label: 'See the search and confirm',
        url: `${url}/upstream/v1/search-alerts/confirm?token=${token}&rhythm=${rhythm}`,
      },
    }),
  },
}

/** The website does not show that an address has the maximum, or it would reveal who has alerts. */
export const tooManyAlertsMail: MessageKind<Omit<Confirmation, 'rhythm'>, 'mail'> = {
  ...ORDERED,
  name: 'too-many-alerts',
  event: 'an alert is ordered for an address that has the maximum',
  unsubscribe: 'all alerts, by its link or one click of a mail program',
  texts: {
    mail: ({ to, token }, { url }) => ({
      to,
      subject: `You have ${MAX_ALERTS_PER_ADDRESS} alerts already`,
      paragraphs: [
        `Someone, probably you, asked for another alert for this address. It already has ${MAX_ALERTS_PER_ADDRESS}, which is the most it can have.`,
        'Each mail about new listings has a link under each alert that ends it. Then there is room for another.',
      ],
      unsubscribeUrl: toUnsubscribeAlertsUrl(url, token),
    }),
  },
}

/** `url` is the page that lists and ends what the address gets without an account. */
export const unsubscribeLinkMail: MessageKind<{ to: string; url: string }, 'mail'> = {
  ...ORDERED,
  name: 'unsubscribe-link',
  lifetimeMs: DAY,
  event: 'a visitor without an account asks how to end our e-mails',
  unsubscribe: 'no: it answers what the visitor did',
  texts: {
    mail: ({ to, url }) => ({
      to,
      subject: 'Unsubscribe from our e-mails',
      paragraphs: [
        'You, or somebody using your address, asked for a link to stop our e-mails.',
        'Open the link to see what we send you and to unsubscribe.',
        'If you have an account, sign in and open Notifications to change the rest.',
        'If it was not you, ignore this e-mail. Nothing changes.',
      ],
      action: { label: 'See my e-mails and unsubscribe', url },
    }),
  },
}

/** Builds the address of the page that ends the alert or alerts of a token. */
export function toUnsubscribeAlertsUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/search-alerts/end?token=${token}`
}
