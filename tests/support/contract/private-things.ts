import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'
import { hashToken } from '@/backend/repositories/sessions'
import { first } from '@/tests/support/content'
import { tellOfJob } from '@/tests/support/notifications'
import { signIn } from '@/tests/support/visitors'

/** A signed-in user with the headers of their calls. */
export type Person = {
  readonly accountId: string
  readonly headers: Readonly<Record<string, string>>
}

type PrivateThing = {
  /** Makes the thing for its owner and answers its id. */
  add(db: Database, owner: Person): Promise<string>
  /** What else the body of the call needs so that only the id can be wrong. */
  others?(db: Database, caller: Person): Promise<Record<string, unknown>>
}

/**
 * How to make what a private id names, by `endpoint.field`. An endpoint that takes such an id and
 * has no row here fails the suite.
 */
export const privateThings: Readonly<Record<string, PrivateThing>> = {
  'readNotification.id': { add: (db, { accountId }) => tellOfJob(db, accountId) },
}

/** Signs a new person in. */
export async function signInPerson(db: Database): Promise<Person> {
  const headers = await signIn(db)
  const tokenHash = hashToken(headers['x-session-token'])
  const { accountId } = first(
    await db
      .select({ accountId: session.accountId })
      .from(session)
      .where(eq(session.tokenHash, tokenHash)),
  )
  return { accountId, headers }
}
