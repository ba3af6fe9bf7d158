import { eq } from 'drizzle-orm'
import { AccountGone } from '@/backend/db/account-gone'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { gender, jobLevel, major, qualification } from '@/backend/db/schema/lookups'
import type { User } from '@/lib/contract/account/user'

export async function getUser(db: Database | Transaction, accountId: string): Promise<User | null> {
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
