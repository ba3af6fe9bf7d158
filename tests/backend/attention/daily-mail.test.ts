import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { mailAttention, startDailyMail } from '@/backend/attention/daily-mail'
import { setting } from '@/backend/db/schema/content'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { silentLog } from '@/backend/platform/runtime/log'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-daily-'))
afterAll(() => rm(dataDir, { recursive: true }))
const environment = {
  dataDir,
  siteUrl: 'http://localhost:3000',
  messages: { smtpUrl: null, from: 'Jobs <desk@board.example>', smsGatewayUrl: null },
  dkimSelector: null,
  allowsDemo: false,
  operatorEmail: 'operator@board.example',
}
const wake = vi.fn()
const options = { db, clock, outbox: { wake }, environment }
const mail = () => mailAttention(options, environment.operatorEmail)
const report = { listingArea: 'jobs', listingId: 12 } as const

beforeEach(async () => {
  for (const table of [contactMessage, outgoingMessage, setting]) await db.delete(table)
  await db.insert(setting).values({ key: 'Site Name', value: 'Engineers of Kampot' })
  clock.set('2026-03-10T05:00:00Z')
  const backup = { finishedAt: '2026-03-10T01:00:00.000Z', folder: '/backups/1' }
  await writeFile(join(dataDir, 'backup.json'), JSON.stringify(backup))
})

const addReport = () =>
  db
    .insert(contactMessage)
    .values({ ...report, companyName: 'x', message: 'x', sentAt: clock.now() })

const readMails = async () =>
  (await db.select().from(outgoingMessage)).map(({ content }) => content)

it('sends nothing when nothing needs attention', async () => {
  await mail()
  expect(await readMails()).toEqual([])
})

it('sends one e-mail a day from seven in Phnom Penh with what needs attention and what to do', async () => {
  await addReport()
  clock.set('2026-03-09T23:59:00Z')
  await mail()
  expect(await readMails()).toEqual([])
  clock.set('2026-03-10T00:00:00Z')
  await Promise.all([mail(), mail()])
  wake.mockClear()
  await mail()
  expect(wake).not.toHaveBeenCalled()
  expect(await readMails()).toEqual([
    expect.objectContaining({
      to: 'operator@board.example',
      subject: 'Engineers of Kampot needs you: 1 thing to do',
      text: expect.stringContaining(
        'Reports of listings: 1, since 2026-03-10.\nTo do: npm run desk -- messages',
      ),
    }),
  ])
  clock.set('2026-03-11T00:00:00Z')
  await mail()
  expect(await readMails()).toHaveLength(2)
})

it('starts with an address only', async () => {
  await addReport()
  const task = startDailyMail({ ...options, log: silentLog })
  await task?.run()
  expect(await readMails()).toHaveLength(1)
  await task?.stop()
  const nobody = { ...environment, operatorEmail: null }
  expect(startDailyMail({ ...options, environment: nobody, log: silentLog })).toBeNull()
})
