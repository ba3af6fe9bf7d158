import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { chooseMail, getMailChoice } from '@/backend/areas/notifications/mail-choice'
import { account, session } from '@/backend/db/schema/account'
import { major, salaryBand } from '@/backend/db/schema/lookups'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { calendarAddress, keptSearch } from '@/backend/db/schema/saved-listings'
import { department } from '@/backend/db/schema/study'
import { mailRhythm } from '@/lib/contract/notifications/digest-mail'
import { MOST_BROWSERS } from '@/lib/contract/notifications/push'
import type { ReachItem } from '@/lib/contract/reach/reach'
import { MOST_SEARCHES } from '@/lib/contract/searches/kept-search-calls'
import type { Endable } from './endable'
import { endableAlerts } from './endable-alerts'
import { endableRows } from './kept-rows'

const isMajor = sql`exists (select from ${major} where ${major.id} = kept.major_id)`
const isBand = sql`exists (select from ${salaryBand} where ${salaryBand.id} = kept.salary_id)`
const isDepartment = sql`exists (select from ${department} where ${department.id} = kept.department_id)`

/** Of a session that was signed out of meanwhile nothing comes back. */
const isSignedIn = sql`exists (select from ${session}
  where ${session.tokenHash} = kept.session_hash and ${session.revokedAt} is null)`

const mail: Endable = {
  async end(tx, accountId, now) {
    const { rhythm } = await getMailChoice(tx, accountId)
    if (rhythm === 'off') return null
    await chooseMail(tx, accountId, { rhythm: 'off' }, now)
    return { rhythm }
  },
  async begin(tx, accountId, kept, now) {
    const { rhythm } = z.object({ rhythm: mailRhythm }).parse(kept)
    await chooseMail(tx, accountId, { rhythm }, now)
  },
}

const reminders: Endable = {
  async end(tx, accountId, now) {
    if (!(await getMailChoice(tx, accountId)).reminders) return null
    await chooseMail(tx, accountId, { reminders: false }, now)
    return {}
  },
  async begin(tx, accountId, _kept, now) {
    await chooseMail(tx, accountId, { reminders: true }, now)
  },
}

/** Of the proven address, and of no other: it may have changed in between. */
const newsletter: Endable = {
  async end(tx, accountId, now) {
    const ended = await tx
      .update(newsletterSubscription)
      .set({ endedAt: now })
      .where(and(isOfProvenAddress(accountId), isNull(newsletterSubscription.endedAt)))
      .returning({ id: newsletterSubscription.id })
    return ended[0] ?? null
  },
  async begin(tx, accountId, kept) {
    const { id } = z.object({ id: z.uuid() }).parse(kept)
    await tx
      .update(newsletterSubscription)
      .set({ endedAt: null })
      .where(and(eq(newsletterSubscription.id, id), isOfProvenAddress(accountId)))
  },
}

/** Addresses of subscriptions are in lower case. */
export function isOfProvenAddress(accountId: string) {
  return sql`${newsletterSubscription.email} = (select lower(${account.email}) from ${account}
    where ${account.id} = ${accountId} and ${account.emailVerifiedAt} is not null)`
}

/** Reminders before the mail: its end would take those along that were never chosen by themselves. */
export const endables: Readonly<Record<ReachItem, Endable>> = {
  jobs: endableRows(
    { table: jobMajorSetting, mayReturn: isMajor },
    { table: jobSalarySetting, mayReturn: isBand },
  ),
  internships: endableRows(
    { table: internshipMajorSetting, mayReturn: isMajor },
    { table: internshipSalarySetting, mayReturn: isBand },
  ),
  scholarships: endableRows({ table: scholarshipSetting, mayReturn: isDepartment }),
  reminders,
  mail,
  browsers: endableRows({
    table: pushSubscription,
    mayReturn: isSignedIn,
    most: MOST_BROWSERS,
  }),
  telegram: endableRows({ table: telegramLink }),
  newsletter,
  alerts: endableAlerts,
  searches: endableRows({ table: keptSearch, most: MOST_SEARCHES }),
  calendar: endableRows({ table: calendarAddress }),
}
