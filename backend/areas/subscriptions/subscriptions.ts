import { and, eq, sql } from 'drizzle-orm'
import { isSubscribed } from '@/backend/areas/newsletter/newsletter-subscriptions'
import {
  internships,
  jobs,
  scholarships,
} from '@/backend/areas/notification-settings/notified-listing-types'
import { countEnabledSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { countLastWeekMatches } from '@/backend/areas/notifications/last-week-matches'
import { getMailChoice } from '@/backend/areas/notifications/mail-preferences'
import { listPushSubscriptions } from '@/backend/areas/push/push-subscriptions'
import { isOwnAlert } from '@/backend/areas/searches/saved-searches'
import { getTelegramLink, toTelegramLinkReply } from '@/backend/areas/telegram/telegram-links'
import type { Database } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { account } from '@/backend/db/schema/account'
import { cancelledSubscription } from '@/backend/db/schema/digest'
import { searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import {
  type SubscriptionKind,
  type Subscriptions,
  subscriptionKind,
} from '@/lib/contract/subscriptions/subscriptions'
import { cancellableSubscriptions, isNewsletterOfAccount } from './cancellable-subscriptions'

/** Reads everything that may reach the user: e-mail, push, Telegram, newsletter, alerts, saved searches and calendar. */
export async function getSubscriptions(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Subscriptions> {
  const { mails, closing, ...lastWeek } = await countLastWeekMatches(db, accountId, now)
  const { rhythm, reminders } = await getMailChoice(db, accountId)
  const found = await readChosen(db, accountId)
  const telegram = toTelegramLinkReply(await getTelegramLink(db, accountId))
  const browsers = await listPushSubscriptions(db, accountId)
  const reach = {
    jobs: { chosen: found.jobs, lastWeek: lastWeek.jobs },
    internships: { chosen: found.internships, lastWeek: lastWeek.internships },
    scholarships: { chosen: found.scholarships, lastWeek: lastWeek.scholarships },
    mail: { rhythm, to: found.email, lastWeek: mails[rhythm] },
    reminders: { enabled: reminders, lastWeek: closing },
    browsers,
    telegram,
    newsletter: { enabled: found.newsletter },
    alerts: { active: found.alerts },
    searches: { kept: found.searches },
    calendar: {
      createdAt: found.calendar === null ? null : new Date(found.calendar).toISOString(),
    },
  }
  const isOff: Readonly<Record<SubscriptionKind, boolean>> = {
    jobs: found.jobs === 0,
    internships: found.internships === 0,
    scholarships: found.scholarships === 0,
    mail: rhythm === 'off',
    reminders: !reminders,
    browsers: browsers.length === 0,
    telegram: telegram === null,
    newsletter: !found.newsletter,
    alerts: found.alerts === 0,
    searches: found.searches === 0,
    calendar: found.calendar === null,
  }
  return {
    ...reach,
    ended: subscriptionKind.options.filter((item) => found.ended.includes(item) && isOff[item]),
  }
}

/** Cancels everything a user gets. A second call changes nothing and keeps the state the first one stored. */
export async function cancelAllSubscriptions(
  db: Database,
  accountId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    for (const [item, { cancel }] of Object.entries(cancellableSubscriptions)) {
      const state = await cancel(tx, accountId, now)
      if (state === null) continue
      await tx
        .insert(cancelledSubscription)
        .values({ accountId, item, state, endedAt: now })
        .onConflictDoUpdate({
          target: [cancelledSubscription.accountId, cancelledSubscription.item],
          set: { state, endedAt: now },
        })
    }
  })
}

/** Restores a cancelled subscription as it was. A second call changes nothing. */
export async function restoreSubscription(
  db: Database,
  accountId: string,
  item: SubscriptionKind,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    const [ended] = await tx
      .delete(cancelledSubscription)
      .where(
        and(eq(cancelledSubscription.accountId, accountId), eq(cancelledSubscription.item, item)),
      )
      .returning()
    if (ended !== undefined)
      await cancellableSubscriptions[item].restore(tx, accountId, ended.state, now)
  })
}

type Chosen = {
  jobs: number
  internships: number
  scholarships: number
  searches: number
  alerts: number
  calendar: string | null
  newsletter: boolean
  email: string | null
  ended: string[]
}

async function readChosen(db: Database, accountId: string): Promise<Chosen> {
  const { rows } = await db.execute<Chosen>(sql`
    select ${countEnabledSettings(jobs, accountId)} as jobs,
      ${countEnabledSettings(internships, accountId)} as internships,
      ${countEnabledSettings(scholarships, accountId)} as scholarships,
      (select count(*)::int from ${savedSearch}
        where ${savedSearch.accountId} = ${accountId}) as searches,
      (select count(*)::int from ${searchAlert} where ${isOwnAlert(accountId)}) as alerts,
      (select ${calendarAddress.createdAt} from ${calendarAddress}
        where ${calendarAddress.accountId} = ${accountId}) as calendar,
      exists (select from ${newsletterSubscription}
        where ${isNewsletterOfAccount(accountId)} and ${isSubscribed}) as newsletter,
      (select ${account.email} from ${account}
        where ${account.id} = ${accountId} and ${account.emailVerifiedAt} is not null) as email,
      array(select ${cancelledSubscription.item} from ${cancelledSubscription}
        where ${cancelledSubscription.accountId} = ${accountId}) as ended`)
  const [row] = rows
  if (row === undefined) throw new Error('A count has one row')
  return row
}
