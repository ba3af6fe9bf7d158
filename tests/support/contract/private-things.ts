import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { account, session } from '@/backend/db/schema/account'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { toMultipart } from '@/tests/support/multipart'
import { notifyOfJob } from '@/tests/support/notifications'
import { addBrowserOf, draftBrowser } from '@/tests/support/push/browsers'
import { samplePdf, samplePhoto } from '@/tests/support/sample-files'
import { addInternships } from '@/tests/support/studies'
import { signIn } from '@/tests/support/visitors'

/** What factories need. */
export type World = { readonly db: Database; readonly app: FastifyInstance }

/** A signed-in user with the headers of their calls. */
export type Person = {
  readonly accountId: string
  readonly headers: Readonly<Record<string, string>>
}

type PrivateThing = {
  /** Creates the thing for its owner and returns its id. */
  add(world: World, owner: Person): Promise<string>
  /** Other body fields that make the call valid, so that only the id can be wrong. */
  others?(world: World, caller: Person): Promise<Record<string, unknown>>
}

/** The applicant's contact details. */
const CONTACT = { name: 'Dara Sok', email: 'dara@example.com' }

const addFile = async (world: World, owner: Person) =>
  upload(world, owner, '/v1/files/upload', samplePdf())
const addPhoto = async (world: World, owner: Person) =>
  upload(world, owner, '/v1/files/upload', await samplePhoto())
const addResume = async (world: World, owner: Person) =>
  upload(world, owner, '/v1/resume', samplePdf())

/**
 * Factories for what private ids identify, by `endpoint.field`. An endpoint that takes such an id and
 * is missing here fails the suite.
 */
export const privateThings: Readonly<Record<string, PrivateThing>> = {
  'readNotification.id': { add: ({ db }, { accountId }) => notifyOfJob(db, accountId) },
  'renewPush.id': { add: addBrowser, others: async () => draftBrowser() },
  'endPush.id': { add: addBrowser },
  'getFile.id': { add: addFile },
  'deleteResume.id': { add: addResume },
  'getResumeFile.id': { add: addResume },
  'changePhoto.fileId': { add: addPhoto },
  'applyForJob.resumeId': {
    add: addResume,
    others: async ({ db }) => ({ ...CONTACT, jobId: await addJob(db) }),
  },
  'applyForJob.coverLetterFileId': {
    add: addFile,
    others: async (world, caller) => ({
      ...CONTACT,
      jobId: await addJob(world.db),
      resumeId: await addResume(world, caller),
    }),
  },
  'applyForInternship.resumeId': {
    add: addResume,
    others: async ({ db }) => ({ ...CONTACT, internshipId: await addInternship(db) }),
  },
  'applyForInternship.coverLetterFileId': {
    add: addFile,
    others: async (world, caller) => ({
      ...CONTACT,
      internshipId: await addInternship(world.db),
      resumeId: await addResume(world, caller),
    }),
  },
  'getJobApplication.id': { add: addJobApplication },
  'withdrawJobApplication.id': { add: addJobApplication },
  'getInternshipApplication.id': { add: addInternshipApplication },
  'withdrawInternshipApplication.id': { add: addInternshipApplication },
}

/** Signs in a new person. */
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

/** Signs in a new person with a proven address. */
export async function signInReader(
  db: Database,
  email = `${randomUUID()}@visvakor.example`,
): Promise<Person & { readonly email: string }> {
  const person = await signInPerson(db)
  const proven = { email, emailVerifiedAt: new Date('2026-03-01T00:00:00Z') }
  await db.update(account).set(proven).where(eq(account.id, person.accountId))
  return { ...person, email }
}

async function upload({ app }: World, { headers }: Person, url: string, content: Buffer) {
  const body = toMultipart({ field: 'file', name: 'a.pdf', content })
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  })
  return z.object({ id: z.uuid() }).parse(response.json()).id
}

async function addBrowser({ db }: World, { accountId }: Person): Promise<string> {
  return (await addBrowserOf(db, accountId)).id
}

async function addJobApplication(world: World, owner: Person): Promise<string> {
  const jobId = await addJob(world.db)
  return applyAs(world, owner, '/v1/job-application', { jobId })
}

async function addInternshipApplication(world: World, owner: Person): Promise<string> {
  const internshipId = await addInternship(world.db)
  return applyAs(world, owner, '/v1/internship-application', { internshipId })
}

async function applyAs(world: World, owner: Person, url: string, listing: object) {
  const resumeId = await addResume(world, owner)
  const payload = { ...CONTACT, ...listing, resumeId }
  const headers = { ...owner.headers }
  const response = await world.app.inject({ method: 'POST', url, headers, payload })
  return z.object({ id: z.uuid() }).parse(response.json()).id
}

async function addJob(db: Database): Promise<number> {
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  return first(await addJobs(db, draftJob({ sourceRef, companyId })))
}

async function addInternship(db: Database): Promise<number> {
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  return first(await addInternships(db, draftJob({ sourceRef, companyId })))
}
