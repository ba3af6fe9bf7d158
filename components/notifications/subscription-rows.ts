import type { EmailFrequency } from '@/lib/contract/notifications/digest-mail'
import type { SubscriptionKind, Subscriptions } from '@/lib/contract/subscriptions/subscriptions'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatCount } from '@/lib/shared/format/numbers'
import { profileRoutes } from '@/lib/shared/profile-routes'

export type SubscriptionRow = {
  readonly item: SubscriptionKind
  readonly title: string
  /** Null if it is off. */
  readonly state: string | null
  /** Page of the setting; null if the text explains it. */
  readonly href: string | null
}

const RHYTHMS: Readonly<Record<EmailFrequency, string>> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'On Mondays',
  off: '',
}

const SETTINGS = profileRoutes.jobNotification

/** Lists the rows of the page in display order. */
export function listSubscriptionRows(reach: Subscriptions): readonly SubscriptionRow[] {
  const { mail, reminders, browsers, telegram, newsletter, alerts, searches, calendar } = reach
  const address = mail.to ?? 'your address'
  const row = (
    item: SubscriptionKind,
    title: string,
    state: string | false | null,
    href: string | null = null,
  ) => ({ item, title, state: state || null, href })
  return [
    row('jobs', 'New jobs', describeArea(reach.jobs, 'job'), SETTINGS),
    row(
      'internships',
      'New internships',
      describeArea(reach.internships, 'internship'),
      profileRoutes.internshipNotification,
    ),
    row(
      'scholarships',
      'New scholarships',
      describeArea(reach.scholarships, 'scholarship'),
      profileRoutes.scholarshipNotification,
    ),
    row('mail', 'E-mail summary', mail.rhythm !== 'off' && describeEmail(mail), SETTINGS),
    row(
      'reminders',
      'Closing reminders',
      reminders.enabled &&
        `Three days before something you saved closes. Last week: ${formatCount(reminders.lastWeek, 'listing', 'listings')}.`,
      SETTINGS,
    ),
    row('browsers', 'Browser notifications', browsers.length > 0 && 'On in:', SETTINGS),
    row('telegram', 'Telegram', telegram && `${describeStart(telegram.since)}.`, SETTINGS),
    row(
      'newsletter',
      'Newsletter',
      newsletter.enabled && `Sent to ${address}. Each e-mail has a link to unsubscribe.`,
    ),
    row(
      'alerts',
      'E-mail alerts',
      alerts.active > 0 &&
        `${formatCount(alerts.active, 'search', 'searches')}, sent to ${address}. Each e-mail has a link to end each alert.`,
    ),
    row(
      'searches',
      'Saved searches',
      searches.kept > 0 &&
        `${formatCount(searches.kept, 'search', 'searches')}. They are listed below.`,
    ),
    row(
      'calendar',
      'Calendar link',
      calendar.createdAt &&
        `${describeStart(calendar.createdAt)}: closing dates of what you saved.`,
      profileRoutes.savedJobs,
    ),
  ]
}

function describeEmail({ rhythm, to, lastWeek }: Subscriptions['mail']): string {
  if (to === null) return `${RHYTHMS[rhythm]}, but your account has no confirmed e-mail address.`
  return `${RHYTHMS[rhythm]}, to ${to}. Last week: ${formatCount(lastWeek, 'e-mail', 'e-mails')}.`
}

function describeArea({ chosen, lastWeek }: Subscriptions['jobs'], noun: string): string | false {
  return chosen > 0 && `${chosen} chosen. Last week: ${formatCount(lastWeek, noun, `${noun}s`)}.`
}

/** `moment` is ISO 8601. */
function describeStart(moment: string): string {
  return `On since ${formatDay(toDay(new Date(moment)))}`
}
