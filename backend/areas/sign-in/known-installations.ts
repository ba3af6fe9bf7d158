import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { identity, knownInstallation } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import { hashToken } from './sessions'

/** Maximum per account; sign-ins from further ones count as a stranger's. */
const KEPT = 20

/** E.164, or an address in lower case. */
export type SignInName = { readonly phoneNumber: string } | { readonly email: string }

/**
 * Records that somebody signed in to the account there, so that strangers' attempts do not count for them
 * (promise T20).
 */
export async function addKnownInstallation(
  tx: Transaction,
  accountId: string,
  installationId: string | null,
  now: Date,
): Promise<void> {
  if (installationId === null) return
  await tx
    .insert(knownInstallation)
    .values({ accountId, installationHash: hashToken(installationId), signedInAt: now })
    .onConflictDoUpdate({
      target: [knownInstallation.accountId, knownInstallation.installationHash],
      set: { signedInAt: now },
    })
  const latest = tx
    .select({ installationHash: knownInstallation.installationHash })
    .from(knownInstallation)
    .where(eq(knownInstallation.accountId, accountId))
    .orderBy(desc(knownInstallation.signedInAt), knownInstallation.installationHash)
    .limit(KEPT)
  await tx
    .delete(knownInstallation)
    .where(
      and(
        eq(knownInstallation.accountId, accountId),
        sql`${knownInstallation.installationHash} not in ${latest}`,
      ),
    )
}

/** Checks whether somebody signed in there before to the account with this proven address or number. */
export async function isKnownInstallation(
  db: Database,
  name: SignInName,
  installationId: string | null,
): Promise<boolean> {
  if (installationId === null) return false
  const { rows } = await db.execute(sql`
    select 1 from ${knownInstallation}
    where ${knownInstallation.installationHash} = ${hashToken(installationId)}
      and ${knownInstallation.accountId} in (${selectAccountIds(name)})
    limit 1`)
  return rows.length > 0
}

function selectAccountIds(name: SignInName) {
  if ('phoneNumber' in name) {
    return sql`
      select ${identity.accountId} from ${identity}
      where ${identity.provider} = 'phone' and ${identity.subject} = ${name.phoneNumber}`
  }
  return sql`
    select ${account.id} from ${account}
    where ${account.email} = ${name.email} and ${account.emailVerifiedAt} is not null
    union all
    select ${identity.accountId} from ${localUser}
    join ${identity} on ${identity.provider} = 'local' and ${identity.subject} = ${localUser.id}
    where ${localUser.email} = ${name.email} and ${localUser.emailVerified}`
}
