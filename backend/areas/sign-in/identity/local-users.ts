import { and, desc, eq, ne } from 'drizzle-orm'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import {
  localActionCode,
  localRefreshToken,
  localUser,
} from '@/backend/db/schema/sign-in/local-identity'

type Store = Database | Transaction
export type LocalUser = typeof localUser.$inferSelect

export async function getLocalUser(db: Store, id: string): Promise<LocalUser | null> {
  const [found] = await db.select().from(localUser).where(eq(localUser.id, id))
  return found ?? null
}

/** Maximum of unproven users per address, so that mass sign-ups cannot make a password check expensive. */
const WAITING = 3

/**
 * Lists users of an address, `email` in lower case; of the unproven ones this installation's comes first,
 * then the latest.
 */
export async function getUsersByEmail(
  db: Store,
  email: string,
  installationId: string | null,
): Promise<{ proven: LocalUser | null; unproven: LocalUser[] }> {
  const found = await db
    .select()
    .from(localUser)
    .where(eq(localUser.email, email))
    .orderBy(
      desc(localUser.emailVerified),
      desc(eq(localUser.installationHash, toInstallationHash(installationId))),
      desc(localUser.createdAt),
    )
    .limit(WAITING + 1)
  return {
    proven: found.find((user) => user.emailVerified) ?? null,
    unproven: found.filter((user) => !user.emailVerified).slice(0, WAITING),
  }
}

/** Replaces the unproven user of the same installation: strangers replace nobody (promise T20). */
export async function replaceUnprovenUser(tx: Transaction, user: LocalUser): Promise<void> {
  await tx
    .delete(localUser)
    .where(and(isWaiting(user.email), eq(localUser.installationHash, user.installationHash)))
  await tx.insert(localUser).values(user)
}

/** Deletes unproven users of an address that `keptId` has proven. */
export async function deleteUnprovenUsers(
  tx: Transaction,
  email: string,
  keptId: string,
): Promise<void> {
  await tx.delete(localUser).where(and(isWaiting(email), ne(localUser.id, keptId)))
}

function isWaiting(email: string) {
  return and(eq(localUser.email, email), eq(localUser.emailVerified, false))
}

/** Hashes an installation's id; empty without one. */
export function toInstallationHash(installationId: string | null): string {
  return installationId === null ? '' : hashToken(installationId)
}

export async function updateLocalUser(
  db: Store,
  id: string,
  changed: Partial<LocalUser>,
): Promise<void> {
  await db.update(localUser).set(changed).where(eq(localUser.id, id))
}

/** Deletes the user who proved the address and returns their id. */
export async function deleteProvenUser(tx: Transaction, email: string): Promise<string | null> {
  const [gone] = await tx
    .delete(localUser)
    .where(and(eq(localUser.email, email), eq(localUser.emailVerified, true)))
    .returning({ id: localUser.id })
  return gone?.id ?? null
}

export async function deleteLocalUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(localUser).where(eq(localUser.id, id))
}

/** Ends refresh tokens, mailed links and identity tokens from before `validSince`. */
export async function endLocalSignIns(
  tx: Transaction,
  userId: string,
  validSince: Date,
): Promise<void> {
  await tx.delete(localRefreshToken).where(eq(localRefreshToken.userId, userId))
  await tx.delete(localActionCode).where(eq(localActionCode.userId, userId))
  await tx.update(localUser).set({ validSince }).where(eq(localUser.id, userId))
}

/** Formats a user for Identity Toolkit: milliseconds, but `validSince` in seconds. */
export function toUserInfo(user: LocalUser) {
  const profile = {
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
  }
  const { email } = user
  return {
    localId: user.id,
    email,
    emailVerified: user.emailVerified,
    ...profile,
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
    passwordUpdatedAt: user.passwordUpdatedAt.getTime(),
    validSince: String(user.validSince.getTime() / 1000),
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastLoginAt.getTime()),
  }
}
