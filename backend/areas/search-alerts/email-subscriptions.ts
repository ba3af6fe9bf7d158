import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { toUnsubscribeNewsletterUrl } from '@/backend/areas/newsletter/newsletter-mail'
import { isSubscribed } from '@/backend/areas/newsletter/newsletter-subscriptions'
import type { Database, Transaction } from '@/backend/db/connect'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { toUnsubscribeAlertsUrl } from './alert-link-mails'
import type { AlertRecipient } from './alerts'
import { toSearchLabel } from './search-label'

type Tokens = { readonly alerts: string | null; readonly newsletter: string | null }

/**
 * Builds the address of the page that ends everything an address gets without an account; null when it gets
 * nothing. `email` is in lower case.
 */
export async function findUnsubscribeAllUrl(
  tx: Transaction,
  email: string,
  siteUrl: string,
): Promise<string | null> {
  const { rows } = await tx.execute<Tokens>(sql`
    select (select ${alertReader.token} from ${alertReader} where ${alertReader.email} = ${email}
        and exists (select from ${searchAlert} where ${searchAlert.readerId} = ${alertReader.id}
          and ${searchAlert.confirmedAt} is not null)) as alerts,
      (select ${newsletterSubscription.token} from ${newsletterSubscription} where ${newsletterSubscription.email} = ${email}
        and ${isSubscribed}) as newsletter`)
  const { alerts = null, newsletter = null } = rows[0] ?? {}
  if (alerts !== null) return `${toUnsubscribeAlertsUrl(siteUrl, alerts)}&newsletter=too`
  return newsletter === null ? null : toUnsubscribeNewsletterUrl(siteUrl, newsletter)
}

/**
 * Lists in words what an address gets: its confirmed alerts, oldest first, then the newsletter when requested
 * and subscribed.
 */
export async function listEmailSubscriptions(
  db: Database,
  { id, email }: AlertRecipient,
  withNewsletter: boolean,
): Promise<string[]> {
  const confirmed = await db
    .select({ area: searchAlert.area, search: searchAlert.search })
    .from(searchAlert)
    .where(and(eq(searchAlert.readerId, id), isNotNull(searchAlert.confirmedAt)))
    .orderBy(asc(searchAlert.createdAt), asc(searchAlert.id))
  const list: string[] = []
  for (const { area, search } of confirmed) list.push(await toSearchLabel(db, area, search))
  if (!withNewsletter) return list
  const isTheirs = and(eq(newsletterSubscription.email, email), isSubscribed)
  return (await db.$count(newsletterSubscription, isTheirs)) > 0 ? [...list, 'Newsletter'] : list
}

/** Condition on newsletter subscriptions: it is of the address whose alerts have this token. */
export function isNewsletterOfAlertRecipient(token: string): SQL {
  return sql`${newsletterSubscription.email} = (select ${alertReader.email} from ${alertReader}
    where ${alertReader.token} = ${token})`
}
