import { desc, eq, inArray } from 'drizzle-orm'
import { listLocalUserIds } from '@/backend/areas/sign-in/email-change/email-changes'
import { listIdentities } from '@/backend/areas/sign-in/identities'
import type { Transaction } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'
import { emailChange } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type SignIns = Pick<ProfileExport, 'identities' | 'passwords' | 'emailChange' | 'sessions'>

/** Exports sign-in methods without any secret or hash of one. */
export async function exportSignIns(tx: Transaction, accountId: string): Promise<SignIns> {
  const identities = await listIdentities(tx, accountId)
  const [change] = await tx
    .select({ email: emailChange.email, expiresAt: emailChange.expiresAt })
    .from(emailChange)
    .where(eq(emailChange.accountId, accountId))
  const sessions = await tx
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.createdAt))
  return {
    identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    passwords: await readPasswords(tx, accountId),
    emailChange:
      change === undefined ? null : { ...change, expiresAt: change.expiresAt.toISOString() },
    sessions: sessions.map(({ createdAt, expiresAt, revokedAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: revokedAt?.toISOString() ?? null,
    })),
  }
}

async function readPasswords(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['passwords']> {
  const users = await tx
    .select()
    .from(localUser)
    .where(inArray(localUser.id, await listLocalUserIds(tx, accountId)))
  return users.map((user) => ({
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt.toISOString(),
    passwordUpdatedAt: user.passwordUpdatedAt.toISOString(),
  }))
}
