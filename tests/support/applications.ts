import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import type { Mail } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { toSettledHandlers } from '@/backend/platform/outbox/message-kind'
import { jobApplicationSchema } from '@/lib/contract/applications/application'
import { addCompanies, addJobs, draftCompany, draftJob, first } from './content'
import { type Person, signInPerson } from './contract/private-things'
import { addResumeOf } from './uploads'

type World = { readonly db: Database; readonly app: FastifyInstance }

export type Applicant = Person & { readonly resumeId: string; readonly email: string }

/** Adds a job with its own employer; applications go to `jobs@employer.example` unless stated otherwise. */
export async function addVacancy(
  db: Database,
  stated: Partial<VacancyDraft> = {},
): Promise<number> {
  const sourceRef = randomUUID()
  const companyId = first(
    await addCompanies(db, { ...draftCompany({ sourceRef }), name: 'Sesan Bridges' }),
  )
  return first(
    await addJobs(db, draftJob({ title: 'Site engineer', ...stated, sourceRef, companyId })),
  )
}

/** Signs in a person with a name, a verified address and a résumé. */
export async function addApplicant({ db, app }: World): Promise<Applicant> {
  const person = await signInPerson(db)
  const email = `${randomUUID()}@applicant.example`
  const stated = { firstName: 'Dara', lastName: 'Sok', email, emailVerifiedAt: new Date(0) }
  await db.update(account).set(stated).where(eq(account.id, person.accountId))
  return { ...person, email, resumeId: await addResumeOf(app, { ...person.headers }) }
}

/** Applies for a job and returns the response. */
export function postApplication(
  { app }: World,
  { headers, resumeId }: Applicant,
  jobId: number,
  stated: Readonly<Record<string, unknown>> = {},
) {
  const payload = { jobId, resumeId, ...stated }
  return app.inject({
    method: 'POST',
    url: '/v1/job-application',
    headers: { ...headers },
    payload,
  })
}

/** As `apply`, and fails unless the application is accepted. */
export async function applyFor(...sent: Parameters<typeof postApplication>) {
  return jobApplicationSchema.parse((await postApplication(...sent)).json())
}

/** Reads an application as its applicant sees it. */
export async function readApplication({ app }: World, { headers }: Applicant, id: string) {
  const url = `/v1/job-application/${id}`
  return jobApplicationSchema.parse((await app.inject({ url, headers: { ...headers } })).json())
}

export async function withdrawApplication({ app }: World, { headers }: Applicant, id: string) {
  const url = `/v1/job-application/${id}`
  const response = await app.inject({ method: 'DELETE', url, headers: { ...headers } })
  return jobApplicationSchema.parse(response.json())
}

/** Returns the queued e-mails of a person's applications by age and purpose, with the content of waiting ones. */
export async function listMails(db: Database, { accountId }: Pick<Person, 'accountId'>) {
  const rows = await db
    .select()
    .from(outgoingMessage)
    .where(eq(outgoingMessage.accountId, accountId))
    .orderBy(asc(outgoingMessage.createdAt), asc(outgoingMessage.purpose))
  return rows.map(({ content, ...row }) => ({ ...row, mail: content as Mail | null }))
}

/** Returns the e-mail to the employer. */
export async function requireEmployerMail(db: Database, applicant: Applicant): Promise<Mail> {
  const mails = await listMails(db, applicant)
  const mail = mails.find(({ purpose }) => purpose === 'application')?.mail
  if (!mail) throw new Error('No application waits to be mailed')
  return mail
}

/** Returns the token of the link in the e-mail to the employer. */
export async function requireToken(db: Database, applicant: Applicant): Promise<string> {
  const { text } = await requireEmployerMail(db, applicant)
  const [, token] = /received-application\?token=([\w-]{43})\n/.exec(text) ?? []
  if (token === undefined) throw new Error('The mail has no link')
  return token
}

/** Settles an application's e-mail as the outbox does when it is accepted, fails for good or expires. */
export async function settleMail(
  db: Database,
  applicationId: string,
  state: 'accepted' | 'dead' | 'dropped',
  at: Date,
): Promise<void> {
  const key = `application:job:${applicationId}`
  await db.transaction(async (tx) => {
    const content = state === 'dead' ? {} : { content: null }
    const [row] = await tx
      .update(outgoingMessage)
      .set({ state, settledAt: at, claimedBy: null, ...content })
      .where(eq(outgoingMessage.key, key))
      .returning()
    if (row === undefined) throw new Error('There is no such mail')
    await toSettledHandlers(MESSAGE_KINDS, 'http://localhost:3000')[row.purpose]?.(tx, {
      ...row,
      state,
      at,
    })
  })
}
