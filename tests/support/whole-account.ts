import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { account } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import {
  cancelledSubscription,
  closingReminder,
  digest,
  digestToken,
  mailChoice,
} from '@/backend/db/schema/digest'
import { resume } from '@/backend/db/schema/file'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { telegramCode, telegramLink } from '@/backend/db/schema/messages/telegram'
import { notification } from '@/backend/db/schema/notification'
import * as setting from '@/backend/db/schema/notification-setting'
import {
  calendarAddress,
  savedInternship,
  savedJob,
  savedScholarship,
  savedSearch,
} from '@/backend/db/schema/saved-listings'
import {
  emailChange,
  identity,
  knownInstallation,
  oneTimeCode,
} from '@/backend/db/schema/sign-in/identity'
import {
  localActionCode,
  localRefreshToken,
  localUser,
} from '@/backend/db/schema/sign-in/local-identity'
import { addCompanies, addJobs, draftCompany, draftJob, first } from './content'
import { type Person, signInPerson, type World } from './contract/private-things'
import { addBrowserOf } from './push/browsers'
import { samplePhoto } from './sample-files'
import { addInternships, addScholarships, draftScholarship } from './studies'
import { addFile, addResumeOf } from './uploads'

/** A user with rows in every table that can have some. */
export type WholeAccount = Person & {
  readonly email: string
  readonly phoneNumber: string
  /** The user's account at our own sign-in endpoint. */
  readonly localUserId: string
  readonly jobId: number
}

const at = new Date('2026-03-09T05:00:00Z')
const later = new Date('2099-01-01T00:00:00Z')

/** Creates such a user; `name` distinguishes several. Lookups and departments must exist. */
export async function addWholeAccount(world: World, name: string): Promise<WholeAccount> {
  const { db } = world
  const person = await signInPerson(db)
  const { accountId } = person
  const email = `${name}@example.com`
  const phoneNumber = `+8551200${String(name.length).padStart(4, '0')}`
  const stated = { firstName: name, email, emailVerifiedAt: at, phoneNumber, genderId: 2 }
  await db.update(account).set(stated).where(eq(account.id, accountId))
  const localUserId = await addSignIns(world, { accountId, email, phoneNumber })
  const listings = await addListings(world)
  await addSent(world, person, listings)
  await addMarks(world, accountId, listings)
  await addNotifications(world, accountId, email, listings)
  await addUnsent(world, { accountId, email, phoneNumber })
  return { ...person, email, phoneNumber, localUserId, jobId: listings.jobId }
}

type Listings = Awaited<ReturnType<typeof addListings>>

async function addListings({ db }: World) {
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  const draft = draftJob({ sourceRef, companyId, title: 'Site engineer' })
  return {
    jobId: first(await addJobs(db, draft)),
    internshipId: first(await addInternships(db, draft)),
    scholarshipId: first(await addScholarships(db, draftScholarship({ sourceRef }))),
  }
}

type Named = { accountId: string; email: string; phoneNumber: string }

async function addSignIns({ db }: World, { accountId, email, phoneNumber }: Named) {
  const installationHash = randomUUID()
  await db.insert(knownInstallation).values({ accountId, installationHash, signedInAt: at })
  const userId = randomUUID().slice(0, 28)
  const known = { accountId, createdAt: at }
  await db.insert(identity).values([
    { ...known, provider: 'local', subject: userId },
    { ...known, provider: 'phone', subject: phoneNumber },
    { ...known, provider: 'linkedin', subject: randomUUID() },
  ])
  const password = { email, passwordHash: 'scrypt$a-password', createdAt: at, lastLoginAt: at }
  const user = { ...password, passwordUpdatedAt: at, validSince: at }
  await db.insert(localUser).values([
    { ...user, id: userId, emailVerified: true },
    { ...user, id: randomUUID(), emailVerified: false },
  ])
  const mailed = { userId, email, codeHash: randomUUID(), expiresAt: later }
  await db.insert(localActionCode).values({ ...mailed, kind: 'PASSWORD_RESET' })
  const refresh = { userId, tokenHash: randomUUID(), authTime: at, expiresAt: later }
  await db.insert(localRefreshToken).values(refresh)
  const code = { tokenHash: '', codeHash: 'hmac-of-a-code', createdAt: at, expiresAt: later }
  await db.insert(oneTimeCode).values([
    { ...code, purpose: 'email', address: email },
    { ...code, purpose: 'phone', address: phoneNumber },
  ])
  const change = { accountId, email: `new-${email}`, tokenHash: randomUUID(), expiresAt: later }
  await db.insert(emailChange).values(change)
  return userId
}

/** Files of every use: a photo, a résumé, one that was deleted after it was sent, a letter. */
async function addSent(
  { db, app }: World,
  { accountId, headers }: Person,
  { jobId, internshipId }: Listings,
): Promise<void> {
  const own = { ...headers }
  const photoFileId = await addFile(app, own, await samplePhoto())
  await db.update(account).set({ photoFileId }).where(eq(account.id, accountId))
  const coverLetterFileId = await addFile(app, own)
  await addResumeOf(app, own)
  const deleted = eq(resume.id, await addResumeOf(app, own))
  const [{ fileId: resumeFileId } = { fileId: '' }] = await db
    .delete(resume)
    .where(deleted)
    .returning()
  const sent = { accountId, resumeFileId, coverLetterFileId, note: 'I know the site.' }
  await db.insert(jobApplication).values({ ...sent, listingId: jobId, appliedAt: at })
  await db.insert(internshipApplication).values({ ...sent, listingId: internshipId, appliedAt: at })
}

async function addMarks({ db }: World, accountId: string, listings: Listings): Promise<void> {
  const { jobId, internshipId, scholarshipId } = listings
  await db.insert(savedJob).values({ accountId, jobId, savedAt: at })
  await db.insert(savedInternship).values({ accountId, internshipId, savedAt: at })
  await db.insert(savedScholarship).values({ accountId, scholarshipId, savedAt: at })
  const search = { accountId, area: 'jobs', search: 'categoryId=1', label: 'Civil jobs' } as const
  await db.insert(savedSearch).values({ ...search, lookedAt: at, keptAt: at })
  await db.insert(calendarAddress).values({ accountId, tokenHash: randomUUID(), createdAt: at })
  const enabled = { accountId, enabledAt: at }
  await db.insert(setting.jobMajorSetting).values({ ...enabled, topicId: 1 })
  await db.insert(setting.jobSalarySetting).values({ ...enabled, topicId: 2 })
  await db.insert(setting.internshipMajorSetting).values({ ...enabled, topicId: 3 })
  await db.insert(setting.internshipSalarySetting).values({ ...enabled, topicId: 1 })
  await db.insert(setting.scholarshipSetting).values({ ...enabled, topicId: 2, type: 'full' })
}

async function addNotifications(
  { db }: World,
  accountId: string,
  email: string,
  { jobId }: Listings,
): Promise<void> {
  await db.insert(notification).values({ accountId, jobId, title: 'Told of', createdAt: at })
  await db.insert(digest).values({ accountId, day: '2026-03-09', sentAt: at })
  await db.insert(digestToken).values({ accountId, tokenHash: randomUUID(), createdAt: at })
  await db.insert(mailChoice).values({ accountId, rhythm: 'weekly', chosenAt: at })
  await addBrowserOf(db, accountId, at)
  const chatId = Math.floor(Math.random() * 2 ** 50)
  await db.insert(telegramLink).values({ accountId, chatId, linkedAt: at })
  const code = { accountId, codeHash: randomUUID(), expiresAt: later }
  await db.insert(telegramCode).values(code)
  const reminded = { accountId, area: 'jobs', listingId: jobId, day: '2026-03-09' } as const
  await db.insert(closingReminder).values(reminded)
  await db.insert(cancelledSubscription).values({ accountId, item: 'mail', state: {}, endedAt: at })
  await db.insert(newsletterSubscription).values({ email, subscribedAt: at, confirmedAt: at })
  const [reader] = await db.insert(alertReader).values({ email, createdAt: at }).returning()
  const alert = { area: 'jobs', search: 'categoryId=1', rhythm: 'weekly' } as const
  await db.insert(searchAlert).values({
    ...alert,
    readerId: String(reader?.id),
    seenId: jobId,
    nextOn: '2026-03-16',
    confirmedAt: at,
    createdAt: at,
  })
}

/** One message of the account, and two linked only by address: one waits, one failed for good. */
async function addUnsent(
  { db }: World,
  {
    accountId,
    email,
    phoneNumber,
  }: { readonly accountId: string; readonly email: string; readonly phoneNumber: string },
): Promise<void> {
  const mail = { to: email, subject: 'A link', text: 'A link', html: '<p>A link</p>' }
  const made = { createdAt: at, nextTryAt: later }
  await db.insert(outgoingMessage).values([
    {
      ...made,
      channel: 'mail',
      purpose: 'link',
      accountId,
      key: `link:${accountId}`,
      content: mail,
    },
    { ...made, channel: 'mail', purpose: 'code', content: mail },
    {
      ...made,
      channel: 'text',
      purpose: 'code',
      content: { to: phoneNumber, text: 'A code' },
      state: 'dead',
      settledAt: at,
    },
  ])
}
