import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { combinedMail } from '@/backend/areas/applications/mails/combined-mail'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  readApplication,
  withdrawApplication,
} from '@/tests/support/applications'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const messages = recordMessages()
const api = provideApp({ db }, clock, { senders: messages.senders })

let employer = ''
let applicant: Applicant

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  employer = `jobs@${randomUUID()}.example`
  applicant = await addApplicant(api)
  messages.mails.length = 0
})

const addJob = (title = 'Site engineer') => addVacancy(db, { title, applyEmail: employer })
const apply = async (from = applicant, title?: string) => applyFor(api, from, await addJob(title))
const withdraw = ({ id }: { readonly id: string }) => withdrawApplication(api, applicant, id)

/** The e-mails to the employer so far. */
async function listMailed() {
  await api.outbox.run()
  return messages.mails.filter(({ to }) => to === employer)
}

async function sendCollected(at: string) {
  clock.set(at)
  const context = {
    ...{ db, clock, siteUrl: 'https://site.example', hour: 18 },
    outbox: { wake: () => undefined },
    log: { warn: (problem: object) => expect.fail(JSON.stringify(problem)) },
  }
  await combinedMail.job.run(context)
  await combinedMail.job.run(context)
}

describe('e-mails to an employer', () => {
  test('are at most five a day from one applicant, with withdrawals and new applications counted', async () => {
    for (let round = 0; round < 25; round += 1) {
      const sent = await apply()
      await api.outbox.run()
      if (round % 2 === 0) await withdraw(sent)
    }
    const { length } = await listMailed()
    expect(length).toBeLessThanOrEqual(5)
    await sendCollected('2026-03-10T09:00:01Z')
    expect(await listMailed()).toHaveLength(length + 1)
    await sendCollected('2026-03-10T10:00:00Z')
    expect(await listMailed()).toHaveLength(length + 1)
  })

  test('are at most twenty an hour; further applications come in one e-mail with links to the files', async () => {
    for (let each = 0; each < 23; each += 1) await apply(await addApplicant(api), `Job ${each}`)
    expect(await listMailed()).toHaveLength(20)

    await sendCollected('2026-03-10T08:59:59Z')
    expect(await listMailed()).toHaveLength(20)
    await sendCollected('2026-03-10T09:00:00Z')
    const mailed = await listMailed()
    expect(mailed).toHaveLength(21)
    const last = mailed.at(-1)
    expect(last?.subject).toBe('3 more applications')
    expect(last?.attachments).toBeUndefined()
    expect(last?.replyTo).toBeUndefined()
    for (const title of ['Job 20', 'Job 21', 'Job 22']) expect(last?.text).toContain(`"${title}"`)
    expect(last?.text.match(/received-application\?token=[\w-]{43}/g)).toHaveLength(3)
  })

  test('include every held application, and the applicant sees when it was delivered and opened', async () => {
    for (let each = 0; each < 5; each += 1) await apply()
    const held = await apply()
    await api.outbox.run()
    expect(await readApplication(api, applicant, held.id)).toMatchObject({ state: 'waiting' })
    const receipts = messages.mails.filter(({ to }) => to === applicant.email)
    expect(receipts.map(({ text }) => text.includes('together with others')).sort()).toEqual([
      ...[false, false, false, false, false],
      true,
    ])

    await sendCollected('2026-03-10T09:00:00Z')
    const [, link = ''] =
      /(\/v1\/received-application\?token=\S+)/.exec((await listMailed()).at(-1)?.text ?? '') ?? []
    expect(await readApplication(api, applicant, held.id)).toMatchObject({
      state: 'delivered',
      deliveredAt: '2026-03-10T09:00:00.000Z',
    })
    expect((await api.app.inject(link)).statusCode).toBe(200)
    expect((await api.app.inject({ method: 'POST', url: link })).body).toContain('Dara Sok')
    expect(await readApplication(api, applicant, held.id)).toMatchObject({ state: 'opened' })
  })

  test('leave out applications withdrawn before they were sent', async () => {
    for (let each = 0; each < 5; each += 1) await apply()
    for (let each = 0; each < 5; each += 1) await withdraw(await apply())
    await sendCollected('2026-03-10T09:00:00Z')
    expect(await listMailed()).toHaveLength(5)
  })

  test('combine withdrawals into one later e-mail once the limit is used up', async () => {
    const sent = []
    for (let each = 0; each < 5; each += 1) sent.push(await apply())
    await api.outbox.run()
    for (const application of sent) await withdraw(application)
    expect(await listMailed()).toHaveLength(5)
    await sendCollected('2026-03-10T09:00:00Z')
    const mailed = await listMailed()
    expect(mailed.map(({ subject }) => subject).at(-1)).toBe('5 applications withdrawn')
    expect(mailed).toHaveLength(6)
  })

  test('are limited for each employer separately', async () => {
    for (let each = 0; each < 6; each += 1) await apply()
    employer = `jobs@${randomUUID()}.example`
    await apply()
    expect(await listMailed()).toHaveLength(1)
  })
})

test('the e-mail warns when replies go to an address that we have not verified', async () => {
  await applyFor(api, applicant, await addJob(), { email: 'third@person.example' })
  await apply()
  const mailed = await listMailed()
  const typed = mailed.find(({ replyTo }) => replyTo === 'third@person.example')
  const proven = mailed.find(({ replyTo }) => replyTo === applicant.email)
  expect(typed?.text).toContain('goes to third@person.example. We have not checked')
  expect(proven?.text).toContain('Your reply to this e-mail goes to the applicant.')
})
