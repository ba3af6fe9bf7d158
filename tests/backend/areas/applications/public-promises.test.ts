import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { sweepFiles } from '@/backend/areas/files/sweep-files'
import { provideApp } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  listMails,
  postApplication,
  readApplication,
  requireEmployerMail,
  requireToken,
  settleMail,
  withdrawApplication,
} from '@/tests/support/applications'
import { provideDatabase } from '@/tests/support/database'
import { provideFiles } from '@/tests/support/private-files'
import { PRIVACY, promised, TERMS } from '@/tests/support/promised'

/** Tests for each sentence about applications in public texts; a changed sentence fails until its test is reviewed. */
const { db } = provideDatabase()
const { files } = await provideFiles()
const api = provideApp({ db }, undefined, { files })
const at = new Date('2026-03-10T05:10:00Z')

let applicant: Applicant
let jobId = 0

beforeEach(async () => {
  api.clock.set('2026-03-10T05:00:00Z')
  applicant = await addApplicant(api)
  jobId = await addVacancy(db)
})

/** A test of a sentence in a content file. */
function promise(file: string, sentence: string, prove: () => Promise<void>): void {
  test(`"${sentence}" (${file})`, async () => {
    promised(file, sentence)
    await prove()
  })
}

const apply = () => applyFor(api, applicant, jobId)
const loadLink = async (token: string, method: 'GET' | 'POST' = 'POST') =>
  api.app.inject({ method, url: `/v1/received-application?token=${token}` })
const read = async (url: string) =>
  (await api.app.inject({ url, headers: { ...applicant.headers } })).json()

promise(
  PRIVACY,
  'so that we can e-mail them to the employer you chose, and you can see where you applied and what became of it',
  async () => {
    const { id } = await apply()
    expect((await requireEmployerMail(db, applicant)).to).toBe('jobs@employer.example')
    await settleMail(db, id, 'accepted', at)
    expect((await read('/v1/application')).data).toMatchObject([{ id, state: 'delivered' }])
  },
)

promise(PRIVACY, 'only you can open them until you apply', async () => {
  const otherUser = await addApplicant(api)
  const url = `/v1/resume/${applicant.resumeId}/file`
  const answer = await api.app.inject({ url, headers: { ...otherUser.headers } })
  expect(answer.statusCode).toBe(404)
  expect((await read(url.replace('/file', ''))).statusCode).toBe(404)
})

promise(PRIVACY, 'Nobody else does.', async () => {
  const { id } = await apply()
  const otherUser = await addApplicant(api)
  const url = `/v1/job-application/${id}`
  for (const headers of [{ ...otherUser.headers }, {}]) {
    expect((await api.app.inject({ url, headers })).body).not.toContain('Dara')
  }
})

promise(
  PRIVACY,
  'with a private link that ends after 30 days, and anybody who has that e-mail can open the link',
  async () => {
    await apply()
    const token = await requireToken(db, applicant)
    api.clock.set('2026-04-09T16:59:59Z')
    expect((await loadLink(token)).body).toContain('Dara Sok')
    api.clock.set('2026-04-09T17:00:00Z')
    expect((await loadLink(token)).statusCode).toBe(404)
  },
)

promise(PRIVACY, 'We note when it was first opened, and show you.', async () => {
  const { id } = await apply()
  const token = await requireToken(db, applicant)
  await loadLink(token, 'GET')
  expect((await readApplication(api, applicant, id)).openedAt).toBeNull()
  await loadLink(token)
  expect((await readApplication(api, applicant, id)).openedAt).toBe('2026-03-10T05:00:00.000Z')
})

promise(PRIVACY, 'If you withdraw an application, its link ends at once.', async () => {
  const { id } = await apply()
  const token = await requireToken(db, applicant)
  await withdrawApplication(api, applicant, id)
  expect((await loadLink(token)).body).not.toContain('Dara')
})

promise(
  PRIVACY,
  'Only a CV you sent stays with that application, so that you can see what you sent',
  async () => {
    const { id } = await apply()
    const headers = { ...applicant.headers }
    const url = `/v1/resume/${applicant.resumeId}`
    await api.app.inject({ method: 'DELETE', url, headers })
    const deps = { db, files, log: pino({ level: 'silent' }) }
    await sweepFiles(deps, new Date('2099-01-01T00:00:00Z'))
    expect(await readApplication(api, applicant, id)).toMatchObject({
      resumeId: null,
      resumeName: 'cv.pdf',
    })
    const token = await requireToken(db, applicant)
    const link = `/v1/received-application/file?token=${token}&file=resume`
    expect((await api.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  },
)

for (const file of [PRIVACY, 'faq/delete-account.md']) {
  promise(file, 'An application that was not sent yet is not sent any more.', async () => {
    await apply()
    const token = await requireToken(db, applicant)
    const headers = { ...applicant.headers }
    await api.app.inject({ method: 'DELETE', url: '/v1/profile?confirm=true', headers })
    expect(await listMails(db, applicant)).toEqual([])
    expect((await loadLink(token)).statusCode).toBe(404)
  })
}

promise(TERMS, 'An application is sent once for each listing.', async () => {
  const { id } = await apply()
  expect((await apply()).id).toBe(id)
  const mails = await listMails(db, applicant)
  expect(mails.filter(({ purpose }) => purpose === 'application')).toHaveLength(1)
})

for (const [file, sentence] of [
  [TERMS, 'You can withdraw it, and if the employer may have it already, we tell them so'],
  ['faq/change-application.md', 'if the employer may have the first one already, we tell them'],
] as const) {
  promise(file, sentence, async () => {
    const { id } = await apply()
    await settleMail(db, id, 'accepted', at)
    await withdrawApplication(api, applicant, id)
    const withdrawal = (await listMails(db, applicant)).find(
      ({ purpose }) => purpose === 'withdrawal',
    )
    expect(withdrawal?.mail?.to).toBe('jobs@employer.example')
  })
}

promise(
  'faq/apply-twice.md',
  'If it could not be delivered, or you withdrew it, you can apply again while the listing is open.',
  async () => {
    const first = await apply()
    await settleMail(db, first.id, 'dead', at)
    const second = await apply()
    await withdrawApplication(api, applicant, second.id)
    const third = await apply()
    expect(new Set([first.id, second.id, third.id]).size).toBe(3)
    await withdrawApplication(api, applicant, third.id)
    jobId = await addVacancy(db, { closingDate: '2026-03-09' })
    expect((await postApplication(api, applicant, jobId)).statusCode).toBe(409)
  },
)

for (const [file, sentence] of [
  ['faq/how-apply.md', 'we e-mail all of it to the employer, whose answer comes straight to you'],
  ['pages/how-to-apply.md', 'The employer answers you directly.'],
  [
    'pages/how-to-post-job.md',
    'each application reaches you as an e-mail with the CV, and your answer goes to the applicant',
  ],
] as const) {
  promise(file, sentence, async () => {
    await apply()
    const { to, replyTo, attachments } = await requireEmployerMail(db, applicant)
    expect([to, replyTo]).toEqual(['jobs@employer.example', applicant.email])
    expect(attachments).toMatchObject([{ name: 'cv.pdf' }])
  })
}

promise(
  'faq/no-answer.md',
  "it says when your application reached the employer's mail server and whether they opened its link",
  async () => {
    const { id } = await apply()
    await settleMail(db, id, 'accepted', at)
    const known = { deliveredAt: at.toISOString(), openedAt: null }
    expect((await read('/v1/application')).data).toMatchObject([known])
  },
)

promise('pages/how-to-apply.md', 'where you can also withdraw it', async () => {
  const { id } = await apply()
  expect(await withdrawApplication(api, applicant, id)).toMatchObject({ state: 'withdrawn' })
})

promise(
  'faq/who-sees-cv.md',
  'gets it by e-mail, and by a private link that ends after 30 days',
  async () => {
    await apply()
    const token = await requireToken(db, applicant)
    expect((await loadLink(token)).body).toContain('Save the CV')
    api.clock.set('2026-04-10T00:00:00Z')
    expect((await loadLink(token)).statusCode).toBe(404)
  },
)
