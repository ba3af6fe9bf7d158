import type { MailRhythm } from '@/lib/contract/notifications/digest-mail'
import type { Reach, ReachItem } from '@/lib/contract/reach/reach'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { formatDay } from '@/lib/shared/format/day'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'

export type ReachLine = {
  readonly item: ReachItem
  readonly title: string
  /** Null: nothing comes. */
  readonly state: string | null
  /** Where it is chosen; null: the words say it. */
  readonly href: string | null
}

const RHYTHMS: Readonly<Record<MailRhythm, string>> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'On Mondays',
  off: '',
}

/** In the order of the page. */
export function listReach(reach: Reach): readonly ReachLine[] {
  const { mail, reminders, newsletter, alerts, searches, calendar } = reach
  const reminded = formatCount(reminders.lastWeek, 'listing', 'listings')
  return [
    toArea('jobs', 'New jobs', reach.jobs, ['job', 'jobs'], profileRoutes.jobNotification),
    toArea(
      'internships',
      'New internships',
      reach.internships,
      ['internship', 'internships'],
      profileRoutes.internshipNotification,
    ),
    toArea(
      'scholarships',
      'New scholarships',
      reach.scholarships,
      ['scholarship', 'scholarships'],
      profileRoutes.scholarshipNotification,
    ),
    {
      item: 'mail',
      title: 'Mails of what is new and not read',
      state: mail.rhythm === 'off' ? null : toMail(mail),
      href: profileRoutes.jobNotification,
    },
    {
      item: 'reminders',
      title: 'Reminders before what you saved closes',
      state: reminders.enabled ? `On. They would have told you of ${reminded} last week.` : null,
      href: profileRoutes.jobNotification,
    },
    {
      item: 'browsers',
      title: 'Browsers that tell me while the site is closed',
      state: reach.browsers.length === 0 ? null : 'Each of them can be ended by itself:',
      href: profileRoutes.jobNotification,
    },
    {
      item: 'telegram',
      title: 'Telegram',
      state:
        reach.telegram === null
          ? null
          : `Since ${formatDay(toDay(new Date(reach.telegram.since)))}: our bot tells you what is new.`,
      href: profileRoutes.jobNotification,
    },
    {
      item: 'newsletter',
      title: 'Newsletter',
      state: newsletter.enabled
        ? `To ${mail.to ?? 'your address'}. Each of its mails has a link that ends it alone.`
        : null,
      href: null,
    },
    {
      item: 'alerts',
      title: 'Alerts of searches',
      state:
        alerts.active === 0
          ? null
          : `${formatCount(alerts.active, 'search', 'searches')}, to ${mail.to ?? 'your address'}. Each mail has links that end them one by one.`,
      href: null,
    },
    {
      item: 'searches',
      title: 'Kept searches',
      state:
        searches.kept === 0
          ? null
          : `${formatCount(searches.kept, 'search', 'searches')}: the home page says what is new in them.`,
      href: routes.home,
    },
    {
      item: 'calendar',
      title: 'Calendar address',
      state:
        calendar.createdAt === null
          ? null
          : `Since ${formatDay(toDay(new Date(calendar.createdAt)))}: your calendar reads your closing dates there.`,
      href: profileRoutes.savedJobs,
    },
  ]
}

function toMail({ rhythm, to, lastWeek }: Reach['mail']): string {
  if (to === null) return `${RHYTHMS[rhythm]}, but we know no address of yours to write to.`
  return `${RHYTHMS[rhythm]}, to ${to}. That would have been ${formatCount(lastWeek, 'mail', 'mails')} last week.`
}

function toArea(
  item: ReachItem,
  title: string,
  { chosen, lastWeek }: Reach['jobs'],
  [one, many]: readonly [string, string],
  href: string,
): ReachLine {
  const told = `would have told you of ${formatCount(lastWeek, one, many)} last week`
  return {
    item,
    title,
    state: chosen === 0 ? null : `At the bell: ${chosen} chosen, which ${told}.`,
    href,
  }
}
