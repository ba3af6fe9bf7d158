import type { EmailFrequency } from '@/lib/contract/notifications/digest-mail'
import type { SubscriptionKind, Subscriptions } from '@/lib/contract/subscriptions/subscriptions'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/counts'
import { formatDay } from '@/lib/shared/format/dates'
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

/** Lists the rows of the page in display order. */
export function listSubscriptionRows(reach: Subscriptions): readonly SubscriptionRow[] {
  const { mail, reminders, newsletter, alerts, searches, calendar } = reach
  return [
    toAreaRow('jobs', 'New jobs', reach.jobs, ['job', 'jobs'], profileRoutes.jobNotification),
    toAreaRow(
      'internships',
      'New internships',
      reach.internships,
      ['internship', 'internships'],
      profileRoutes.internshipNotification,
    ),
    toAreaRow(
      'scholarships',
      'New scholarships',
      reach.scholarships,
      ['scholarship', 'scholarships'],
      profileRoutes.scholarshipNotification,
    ),
    {
      item: 'mail',
      title: 'E-mail summary',
      state: mail.rhythm === 'off' ? null : describeEmail(mail),
      href: profileRoutes.jobNotification,
    },
    {
      item: 'reminders',
      title: 'Closing reminders',
      state: reminders.enabled
        ? `Three days before something you saved closes. Last week: ${formatCount(reminders.lastWeek, 'listing', 'listings')}.`
        : null,
      href: profileRoutes.jobNotification,
    },
    {
      item: 'browsers',
      title: 'Browser notifications',
      state: reach.browsers.length === 0 ? null : 'On in:',
      href: profileRoutes.jobNotification,
    },
    {
      item: 'telegram',
      title: 'Telegram',
      state:
        reach.telegram === null
          ? null
          : `On since ${formatDay(toDay(new Date(reach.telegram.since)))}.`,
      href: profileRoutes.jobNotification,
    },
    {
      item: 'newsletter',
      title: 'Newsletter',
      state: newsletter.enabled
        ? `Sent to ${mail.to ?? 'your address'}. Each e-mail has a link to unsubscribe.`
        : null,
      href: null,
    },
    {
      item: 'alerts',
      title: 'E-mail alerts',
      state:
        alerts.active === 0
          ? null
          : `${formatCount(alerts.active, 'search', 'searches')}, sent to ${mail.to ?? 'your address'}. Each e-mail has a link to end each alert.`,
      href: null,
    },
    {
      item: 'searches',
      title: 'Saved searches',
      state:
        searches.kept === 0
          ? null
          : `${formatCount(searches.kept, 'search', 'searches')}. They are listed below.`,
      href: null,
    },
    {
      item: 'calendar',
      title: 'Calendar link',
      state:
        calendar.createdAt === null
          ? null
          : `On since ${formatDay(toDay(new Date(calendar.createdAt)))}: closing dates of what you saved.`,
      href: profileRoutes.savedJobs,
    },
  ]
}

function describeEmail({ rhythm, to, lastWeek }: Subscriptions['mail']): string {
  if (to === null) return `${RHYTHMS[rhythm]}, but your account has no confirmed e-mail address.`
  return `${RHYTHMS[rhythm]}, to ${to}. Last week: ${formatCount(lastWeek, 'e-mail', 'e-mails')}.`
}

function toAreaRow(
  item: SubscriptionKind,
  title: string,
  { chosen, lastWeek }: Subscriptions['jobs'],
  [one, many]: readonly [string, string],
  href: string,
): SubscriptionRow {
  return {
    item,
    title,
    state:
      chosen === 0 ? null : `${chosen} chosen. Last week: ${formatCount(lastWeek, one, many)}.`,
    href,
  }
}
