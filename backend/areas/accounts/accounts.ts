import { and, eq, isNotNull } from 'drizzle-orm'
import { AccountGone } from '@/backend/db/account-gone'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { gender, jobLevel, major, qualification } from '@/backend/db/schema/lookups'
import type { User } from '@/lib/contract/account/user'

type AccountRow = typeof account.$inferSelect
type NewAccount = Partial<typeof account.$inferInsert>

/** Finds an account by its id. Throws AccountGone when there is none. */
export async function requireAccount(tx: Transaction, id: string): Promise<AccountRow> {
  const [found] = await tx.select().from(account).where(eq(account.id, id))
  if (found === undefined) throw new AccountGone()
  return found
}

/** Finds the account that proved this address; `email` is in lower case. */
export async function getAccountIdByEmail(tx: Transaction, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailVerifiedAt)))
  return found?.id ?? null
}

export async function createAccount(tx: Transaction, stated: NewAccount): Promise<string> {
  const [made] = await tx.insert(account).values(stated).returning({ id: account.id })
  if (made === undefined) throw new Error('An insert gave no row')
  return made.id
}

export async function updateAccount(
  tx: Transaction,
  id: string,
  changed: NewAccount,
): Promise<void> {
  await tx.update(account).set(changed).where(eq(account.id, id))
}

async function getUser(db: Database | Transaction, accountId: string): Promise<User | null> {
  const [found] = await db
    .select({
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phoneNumber: account.phoneNumber,
      gender: { id: gender.id, name: gender.name },
      provide: account.provide,
      signInProvider: account.signInProvider,
      educationLevel: { id: qualification.id, name: qualification.name },
      major: { id: major.id, name: major.name, nameKm: major.nameKm },
      careerLevel: { id: jobLevel.id, name: jobLevel.name },
      dateOfBirth: account.dateOfBirth,
      photoFileId: account.photoFileId,
    })
    .from(account)
    .leftJoin(gender, eq(gender.id, account.genderId))
    .leftJoin(qualification, eq(qualification.id, account.educationLevelId))
    .leftJoin(major, eq(major.id, account.majorId))
    .leftJoin(jobLevel, eq(jobLevel.id, account.careerLevelId))
    .where(eq(account.id, accountId))
  if (found === undefined) return null
  const { photoFileId, ...user } = found
  return { ...user, photo: photoFileId === null ? null : { url: toPhotoUrl(photoFileId) } }
}

/** Finds the user of an account. Throws AccountGone. */
export async function requireUser(db: Database | Transaction, accountId: string): Promise<User> {
  const user = await getUser(db, accountId)
  if (user === null) throw new AccountGone()
  return user
}

/** The photo is on the web app's own origin, where the session is added to the call (architecture §6). */
function toPhotoUrl(fileId: string): string {
  return `/upstream/v1/files/${fileId}`
}
