import { randomUUID } from 'node:crypto'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { account, session } from '@/backend/db/schema/account'
import { installation } from '@/backend/db/schema/visitor'
import { first } from './content'

/** Signs in a new person and returns the session's header. */
export async function signIn(
  db: Database,
  { expiresAt = new Date('2099-01-01T00:00:00Z'), revokedAt = null as Date | null } = {},
): Promise<{ 'x-session-token': string }> {
  const { id } = first(await db.insert(account).values({}).returning({ id: account.id }))
  const token = randomUUID()
  await db
    .insert(session)
    .values({ tokenHash: hashToken(token), accountId: id, expiresAt, revokedAt })
  return { 'x-session-token': token }
}

/** Registers an installation that was last seen long ago, and returns its header. */
export async function install(db: Database): Promise<{ 'x-installation-id': string }> {
  const id = randomUUID()
  const lastSeenAt = new Date('2020-01-01T00:00:00Z')
  await db.insert(installation).values({ id, platform: 'web', deviceType: 'test', lastSeenAt })
  return { 'x-installation-id': id }
}
