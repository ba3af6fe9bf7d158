import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'
import type { AlertRhythm } from '@/lib/contract/search-alerts/search-alert'
import { MAX_ALERTS_PER_ADDRESS } from '@/lib/contract/search-alerts/search-alert-calls'
import { CONFIRM_DAYS } from './alerts'

type Confirmation = {
  readonly to: string
  readonly token: string
  readonly rhythm: AlertRhythm
  readonly siteUrl: string
}

const HOW_OFTEN: Readonly<Record<AlertRhythm, string>> = {
  daily: 'at most once a day',
  weekly: 'at most once a week',
}

/**
 * Builds the mail that asks to confirm an alert. It repeats nothing a stranger wrote, because anybody can
 * order it for any address.
 */
export function toConfirmMail({ to, token, rhythm, siteUrl }: Confirmation): Mail {
  return composeMail({
    to,
    subject: 'Confirm your alert for new listings',
    paragraphs: [
      `You, or somebody using your address, asked for e-mails about new listings for a search, ${HOW_OFTEN[rhythm]}.`,
      'Open the link to see the search and confirm. Every e-mail has a link to unsubscribe.',
      `If it was not you, ignore this e-mail. We send nothing more and delete the address in ${CONFIRM_DAYS} days.`,
    ],
    action: {
      label: 'See the search and confirm',
      url: `${siteUrl}/upstream/v1/search-alerts/confirm?token=${token}&rhythm=${rhythm}`,
    },
  })
}

/**
 * Builds the mail sent when the address already has the maximum of alerts. The website does not show this, or
 * it would reveal who has alerts.
 */
export function toTooManyAlertsMail(to: string, token: string, siteUrl: string): Mail {
  return composeMail({
    to,
    subject: `You have ${MAX_ALERTS_PER_ADDRESS} alerts already`,
    paragraphs: [
      `Someone, probably you, asked for another alert for this address. It already has ${MAX_ALERTS_PER_ADDRESS}, which is the most it can have.`,
      'Each mail about new listings has a link under each alert that ends it. Then there is room for another.',
    ],
    unsubscribeUrl: toEndAlertsUrl(siteUrl, token),
  })
}

/**
 * Builds the mail for a visitor without an account; `url` is the page that lists and ends what the address
 * gets.
 */
export function toEndLinkMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Unsubscribe from our e-mails',
    paragraphs: [
      'You, or somebody using your address, asked for a link to stop our e-mails.',
      'Open the link to see what we send you and to unsubscribe.',
      'If you have an account, sign in and open Notifications to change the rest.',
      'If it was not you, ignore this e-mail. Nothing changes.',
    ],
    action: { label: 'See my e-mails and unsubscribe', url },
  })
}

export type SearchNews = {
  /** For example "Jobs: “bridge”, Siem Reap". */
  readonly label: string
  /** Absolute address of the search on the site. */
  readonly url: string
  readonly items: readonly { readonly title: string; readonly url: string }[]
  readonly count: number
  readonly token: string
}

type News = {
  readonly to: string
  readonly told: readonly SearchNews[]
  readonly token: string
  readonly siteUrl: string
}

export function toAlertMail({ to, told, token, siteUrl }: News): Mail {
  const count = told.reduce((sum, alert) => sum + alert.count, 0)
  return composeMail({
    to,
    subject:
      count === 1 ? 'One new listing for your search' : `${count} new listings for your searches`,
    paragraphs: [
      'These listings are new:',
      ...told.flatMap(({ label, url, items, count: found, token: own }) => [
        `${label}\n${url}`,
        ...items.map((item) => `${toOneLine(item.title)}\n${item.url}`),
        ...(found > items.length ? [`And ${found - items.length} more: ${url}`] : []),
        `End this alert: ${toEndAlertsUrl(siteUrl, own)}`,
      ]),
      'The link at the end stops all alerts.',
    ],
    siteUrl,
    unsubscribeUrl: toEndAlertsUrl(siteUrl, token),
  })
}

/** Builds the address of the page that ends the alert or alerts of a token. */
export function toEndAlertsUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/search-alerts/end?token=${token}`
}
