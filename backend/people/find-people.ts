import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { getAccountIdByEmail } from '@/backend/areas/accounts/accounts'
import { getIdentity } from '@/backend/areas/sign-in/identities'
import type { Database } from '@/backend/db/connect'
import { account, session } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { resume } from '@/backend/db/schema/file'
import { alertReader } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { identity } from '@/backend/db/schema/sign-in/identity'
import { containsWords } from '@/backend/platform/database/contains-words'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toE164 } from '@/backend/platform/text/phone-number'

export type Person = Pick<
  typeof account.$inferSelect,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailVerifiedAt'
  | 'phoneNumber'
  | 'createdAt'
  | 'blockedAt'
>

const COLUMNS = {
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  emailVerifiedAt: account.emailVerifiedAt,
  phoneNumber: account.phoneNumber,
  createdAt: account.createdAt,
  blockedAt: account.blockedAt,
}

/** Finds accounts by an e-mail address, a phone number, or a part of a name. */
export function findPeopleByContactOrName(
  db: Database,
  words: string,
  atMost: number,
): Promise<readonly Person[]> {
  return db
    .select(COLUMNS)
    .from(account)
    .where(toCondition(words.trim()))
    .orderBy(asc(account.firstName), asc(account.lastName), asc(account.id))
    .limit(atMost)
}

function toCondition(words: string): SQL | undefined {
  if (words.includes('@')) return eq(account.email, words.toLowerCase())
  const number = toE164(words)
  if (number !== null) return eq(account.phoneNumber, number)
  return containsWords(sql`${account.firstName} || ' ' || ${account.lastName}`, words)
}

export async function getPerson(db: Database, id: string): Promise<Person | null> {
  const [person] = await db.select(COLUMNS).from(account).where(eq(account.id, id))
  return person ?? null
}

/** Counts what belongs to an account, by the words of the desk; what its address gets counts once that is proven. */
export async function countBelongings(
  db: Database,
  { id, email, emailVerifiedAt }: Person,
): Promise<readonly (readonly [what: string, count: number])[]> {
  const proven = emailVerifiedAt === null ? '' : (email ?? '')
  const isOpen = sql`${session.accountId} = ${id} and ${session.revokedAt} is null`
  const newsletter = newsletterSubscription
  const isReader = sql`${newsletter.email} = ${proven} and ${newsletter.endedAt} is null`
  const saved = [savedJob, savedInternship, savedScholarship].map((table) =>
    db.$count(table, eq(table.accountId, id)),
  )
  const applications = [jobApplication, internshipApplication].map((table) =>
    db.$count(table, eq(table.accountId, id)),
  )
  return [
    ['Sessions', await db.$count(session, isOpen)],
    ['Saved listings', sum(await Promise.all(saved))],
    ['Applications', sum(await Promise.all(applications))],
    ['CVs', await db.$count(resume, eq(resume.accountId, id))],
    ['Newsletter', await db.$count(newsletter, isReader)],
    ['E-mail alerts', await db.$count(alertReader, eq(alertReader.email, proven))],
    [
      'Browsers with notifications',
      await db.$count(pushSubscription, eq(pushSubscription.accountId, id)),
    ],
    ['Telegram', await db.$count(telegramLink, eq(telegramLink.accountId, id))],
  ]
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Lists the ways to sign in to an account: `phone`, `linkedin`. */
export async function listSignInMethods(
  db: Database,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ provider: identity.provider })
    .from(identity)
    .where(eq(identity.accountId, accountId))
    .orderBy(asc(identity.provider))
  return rows.map(({ provider }) => provider)
}

/** Finds the account that proved an e-mail address or phone number. Throws `StartError`. */
export async function requireAccountId(db: Database, contact: string): Promise<string> {
  const found = await db.transaction(async (tx) => {
    if (contact.includes('@')) return getAccountIdByEmail(tx, contact.trim().toLowerCase())
    const subject = toE164(contact)
    if (subject === null) throw new StartError(`"${contact}" is no e-mail address or phone number.`)
    return (await getIdentity(tx, { provider: 'phone', subject }))?.accountId ?? null
  })
  if (found === null) throw new StartError(`No account has proven that ${contact} is theirs.`)
  return found
}
