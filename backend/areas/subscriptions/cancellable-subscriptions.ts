import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unsubscribeFromNewsletter } from '@/backend/areas/newsletter/newsletter-subscriptions'
import {
  internships,
  jobs,
  type NotifiedListingType,
  scholarships,
} from '@/backend/areas/notification-settings/notified-listing-types'
import { listSettingKinds } from '@/backend/areas/notification-settings/setting-kinds'
import { getMailChoice, updateMailChoice } from '@/backend/areas/notifications/mail-preferences'
import { account, session } from '@/backend/db/schema/account'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import { emailFrequency } from '@/lib/contract/notifications/digest-mail'
import { MAX_PUSH_BROWSERS } from '@/lib/contract/push/push'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import type { SubscriptionKind } from '@/lib/contract/subscriptions/subscriptions'
import { cancellableAlerts } from './cancellable-alerts'
import { type Cancellable, cancellableRows } from './cancellable-rows'

/** The settings of an area, by their tables; those of a topic that is gone are not restored. */
function settingsOf(area: NotifiedListingType): Cancellable {
  const kinds = new Map(listSettingKinds(area).map((kind) => [kind.setting, kind]))
  return cancellableRows(
    ...[...kinds].map(([table, { topic }]) => ({
      table,
      mayReturn: sql`exists (select from ${topic} where ${topic.id} = cancelled.${sql.identifier(table.topicId.name)})`,
    })),
  )
}

/** Nothing of a session that was signed out meanwhile is restored. */
const isSignedIn = sql`exists (select from ${session}
  where ${session.tokenHash} = cancelled.session_hash and ${session.revokedAt} is null)`

const mail: Cancellable = {
  async cancel(tx, accountId, now) {
    const { rhythm } = await getMailChoice(tx, accountId)
    if (rhythm === 'off') return null
    await updateMailChoice(tx, accountId, { rhythm: 'off' }, now)
    return { rhythm }
  },
  async restore(tx, accountId, state, now) {
    const { rhythm } = z.object({ rhythm: emailFrequency }).parse(state)
    await updateMailChoice(tx, accountId, { rhythm }, now)
  },
}

const reminders: Cancellable = {
  async cancel(tx, accountId, now) {
    if (!(await getMailChoice(tx, accountId)).reminders) return null
    await updateMailChoice(tx, accountId, { reminders: false }, now)
    return {}
  },
  async restore(tx, accountId, _kept, now) {
    await updateMailChoice(tx, accountId, { reminders: true }, now)
  },
}

/** Only of the proven address, which may have changed in between. */
const newsletter: Cancellable = {
  async cancel(tx, accountId, now) {
    const [id] = await unsubscribeFromNewsletter(tx, isNewsletterOfAccount(accountId), now)
    return id === undefined ? null : { id }
  },
  async restore(tx, accountId, state, now) {
    const { id } = z.object({ id: z.uuid() }).parse(state)
    const confirmedAt = sql`coalesce(${newsletterSubscription.confirmedAt}, ${now.toISOString()})`
    await tx
      .update(newsletterSubscription)
      .set({ endedAt: null, confirmedAt })
      .where(and(eq(newsletterSubscription.id, id), isNewsletterOfAccount(accountId)))
  },
}

/**
 * Condition on newsletter subscriptions: it has the account's proven address; stored addresses are in lower
 * case.
 */
export function isNewsletterOfAccount(accountId: string) {
  return sql`${newsletterSubscription.email} = (select lower(${account.email}) from ${account}
    where ${account.id} = ${accountId} and ${account.emailVerifiedAt} is not null)`
}

/**
 * Reminders come before mail: cancelling mail would cancel reminders that were never chosen by themselves.
 */
export const cancellableSubscriptions: Readonly<Record<SubscriptionKind, Cancellable>> = {
  jobs: settingsOf(jobs),
  internships: settingsOf(internships),
  scholarships: settingsOf(scholarships),
  reminders,
  mail,
  browsers: cancellableRows({
    table: pushSubscription,
    mayReturn: isSignedIn,
    most: MAX_PUSH_BROWSERS,
  }),
  telegram: cancellableRows({ table: telegramLink }),
  newsletter,
  alerts: cancellableAlerts,
  searches: cancellableRows({ table: savedSearch, most: MAX_SAVED_SEARCHES }),
  calendar: cancellableRows({ table: calendarAddress }),
}
