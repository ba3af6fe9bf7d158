import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AttentionItem, listAttention } from '@/backend/attention/attention'
import { describeItem } from '@/backend/attention/attention-mail'
import { requireReady } from '@/backend/attention/readiness'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { setting } from '@/backend/db/schema/content'
import { importHeld, importRun, importSource } from '@/backend/db/schema/import'
import { linkCheck } from '@/backend/db/schema/link-check'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { outboxHome, outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { scholarship } from '@/backend/db/schema/scholarship'
import { job } from '@/backend/db/schema/vacancy'
import { holdMessages } from '@/backend/platform/outbox/hold'
import { readSettings } from '@/backend/reference/read-reference'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { addScholarships, draftScholarship } from '@/tests/support/studies'

const { db } = provideDatabase()
const now = new Date('2026-03-10T05:00:00Z')
const since = new Date('2026-03-09T05:00:00Z')
const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-attention-'))
afterAll(() => rm(dataDir, { recursive: true }))

const healthy: Parameters<typeof listAttention>[0]['environment'] = {
  dataDir,
  siteUrl: 'https://jobs.engineers.org.kh',
  messages: {
    smtpUrl: 'smtp://mail.engineers.org.kh',
    from: 'Jobs <desk@engineers.org.kh>',
    smsGatewayUrl: null,
  },
  allowsDemo: false,
}

const writeBackup = (finishedAt: Date) =>
  writeFile(join(dataDir, 'backup.json'), JSON.stringify({ finishedAt, folder: '/backups/1' }))

beforeEach(async () => {
  const tables = [
    linkCheck,
    contactMessage,
    outgoingMessage,
    outboxHome,
    importHeld,
    importRun,
    importSource,
  ]
  for (const table of [...tables, job, scholarship, setting]) await db.delete(table)
  await addScholarships(db, draftScholarship({ sourceRef: '1' }))
  await db.insert(setting).values({ key: 'Email', value: 'desk@engineers.org.kh' })
  await writeBackup(since)
})

const list = (
  stated: Partial<typeof healthy> = {},
  mailRecords: Parameters<typeof listAttention>[0]['mailRecords'] = null,
) => listAttention({ db, environment: { ...healthy, ...stated }, mailRecords, now })

const addMessage = (stated: Partial<typeof contactMessage.$inferInsert>) =>
  db
    .insert(contactMessage)
    .values({ companyName: 'Dara', message: 'Hello', sentAt: since, ...stated })

const addMail = (purpose: string, stated: Partial<typeof outgoingMessage.$inferInsert>) =>
  db.insert(outgoingMessage).values({
    channel: 'mail',
    purpose,
    content: { to: 'hr@works.example', subject: 'x', text: 'x', html: 'x' },
    nextTryAt: since,
    createdAt: since,
    ...stated,
  })

const addDead = (purpose: string) => addMail(purpose, { state: 'dead', settledAt: since, tries: 9 })

const addSource = (stated: Partial<typeof importSource.$inferInsert> = {}) =>
  db.insert(importSource).values({
    name: 'acme',
    address: '/feeds/acme.xml',
    everyHours: 6,
    needsApproval: false,
    nextRunAt: now,
    createdAt: since,
    ...stated,
  })

async function addRuns(...counts: number[]) {
  const run = { source: 'acme', scope: 'all', ranAt: since, completeness: 'whole', reason: '' }
  await db.insert(importRun).values(counts.map((entries) => ({ ...run, entries, closed: 0 })))
}

async function addJob(source: string, postedAt: Date) {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'acme' })))
  await addJobs(db, draftJob({ sourceRef: '1', companyId }))
  await db.update(job).set({ source, postedAt })
}

it('finds nothing on a healthy board', async () => {
  await addMessage({ answeredAt: now })
  await addMessage({ answeredAt: now, listingArea: 'jobs', listingId: 12 })
  await addSource({ lastRunAt: since })
  await addRuns(100, 90)
  await addJob('acme', since)
  await addMail('digest', { tries: 2 })
  await addMail('combined-application', {})
  await writeBackup(new Date('2026-03-03T05:00:00Z'))
  expect(await list()).toEqual([])
  await requireReady(db, healthy)
})

type Board = {
  readonly board: string
  readonly spoil: () => Promise<unknown>
  readonly item: Partial<AttentionItem>
}

const BROKEN: readonly Board[] = [
  {
    board: 'with reports of listings',
    spoil: () => addMessage({ listingArea: 'jobs', listingId: 12 }),
    item: { what: 'Reports of listings', count: 1, since, todo: 'npm run desk -- messages' },
  },
  {
    board: 'with messages to answer',
    spoil: async () => {
      await addMessage({ sentAt: now })
      await addMessage({})
    },
    item: { what: 'Messages to answer', count: 2, since, todo: 'npm run desk -- messages' },
  },
  {
    board: 'that pauses all messages',
    spoil: () => holdMessages(db, since),
    item: { count: null, since, todo: 'npm run outbox -- release' },
  },
  {
    board: 'with an application that could not be delivered',
    spoil: () => addDead('combined-application'),
    item: { what: expect.stringMatching(/^Applications/), count: 1, since },
  },
  {
    board: 'with an e-mail that could not be delivered',
    spoil: () => addDead('digest'),
    item: { what: 'Mails and messages that were given up', count: 1, todo: 'npm run outbox' },
  },
  {
    board: 'whose mail server does not answer',
    spoil: () => addMail('digest', { tries: 3 }),
    item: { what: expect.stringMatching(/sending fails$/), count: 1, since },
  },
  {
    board: 'with entries that were held back',
    spoil: () =>
      db.insert(importHeld).values({
        ...{ source: 'acme', reference: '1', title: 'Accountant', employer: 'Acme', entry: {} },
        ...{ reason: 'is not engineering', firstSeenAt: since, lastSeenAt: now },
      }),
    item: { count: 1, since, todo: 'npm run desk -- held' },
  },
  {
    board: 'with a source that fails',
    spoil: () => addSource({ failure: 'the server answered 403', failingSince: since }),
    item: {
      what: 'The source "acme" fails',
      reason: 'the server answered 403',
      since,
      todo: 'npm run source -- report acme',
    },
  },
  {
    board: 'with a source whose feed is empty',
    spoil: async () => {
      await addSource({ failure: 'it has no entries', failingSince: since, isEmpty: true })
      await addJob('acme', since)
    },
    item: {
      what: 'The feed of the source "acme" is empty; its listings that stay open',
      count: 1,
      since,
      reason: 'it has no entries',
      todo: 'npm run source -- report acme',
    },
  },
  {
    board: 'without an open listing',
    spoil: () => db.update(scholarship).set({ closingDate: '2026-03-09' }),
    item: { what: 'No job, internship or scholarship is open', count: null },
  },
  {
    board: 'with a source that shrank',
    spoil: async () => {
      await addSource()
      await addRuns(100, 98, 74)
    },
    item: { what: 'The source "acme" had 100 entries, and now', count: 74, since },
  },
  {
    board: 'with old listings that no import confirms',
    spoil: () => addJob('acme', new Date('2026-01-01T05:00:00Z')),
    item: { what: expect.stringContaining('without a closing date'), count: 1 },
  },
  {
    board: 'with a dead link to apply',
    spoil: async () => {
      await addJob('acme', since)
      const applyUrl = 'https://acme.example/jobs/1'
      await db.update(job).set({ applyUrl })
      const failed = { failures: 3, reason: 'the server answered 404', failingSince: since }
      await db.insert(linkCheck).values({ url: applyUrl, checkedAt: now, ...failed })
    },
    item: {
      what: expect.stringMatching(/^The link to apply for job \d+, Vacancy 1, is dead$/),
      since,
      reason: 'the server answered 404 (https://acme.example/jobs/1)',
      todo: expect.stringMatching(
        /^npm run desk -- close job \d+; .* apply-url=ADDRESS; .* trust job \d+$/,
      ),
    },
  },
  {
    board: 'with a demo',
    spoil: () => addJob(DEMO_SOURCE, since),
    item: { what: 'Invented listings of the demo', count: 1, todo: 'npm run live' },
  },
  {
    board: 'with invented settings',
    spoil: async () => {
      await db.delete(setting)
      await db.insert(setting).values(await readSettings())
    },
    item: { what: expect.stringContaining('Phone Number, Email, Address'), count: 9 },
  },
  {
    board: 'whose backup is old',
    spoil: () => writeBackup(new Date('2026-03-01T05:00:00Z')),
    item: { what: 'There is no new backup', todo: 'npm run backup -- FOLDER' },
  },
  {
    board: 'without a backup',
    spoil: () => rm(join(dataDir, 'backup.json')),
    item: { what: 'There is no backup yet', since: null },
  },
]

describe('a board', () => {
  it.each(BROKEN)('$board has only that item', async ({ spoil, item }) => {
    await spoil()
    expect(await list()).toEqual([expect.objectContaining(item)])
  })

  it('with eleven of these lists each in a sentence, most urgent first', async () => {
    // These add the same source or job as another one.
    const others = [
      'with a source whose feed is empty',
      'with a source that shrank',
      'with a dead link to apply',
      'with a demo',
      'without a backup',
      'without an open listing',
    ]
    for (const { board, spoil } of BROKEN) if (!others.includes(board)) await spoil()
    expect((await list()).map((item) => `${describeItem(item)}. To do: ${item.todo}`)).toEqual([
      'Reports of listings: 1, since 2026-03-09. To do: npm run desk -- messages',
      'Applications that did not reach the employer: 1, since 2026-03-09. To do: npm run outbox',
      'No mails and messages go out, since 2026-03-09. To do: npm run outbox -- release',
      'Mails and messages that were given up: 1, since 2026-03-09. To do: npm run outbox',
      'Mails and messages that wait because sending fails: 1, since 2026-03-09. To do: npm run outbox',
      'Messages to answer: 2, since 2026-03-09. To do: npm run desk -- messages',
      'Entries of feeds that were held back: 1, since 2026-03-09. To do: npm run desk -- held',
      'The source "acme" fails, since 2026-03-09: the server answered 403. To do: npm run source -- report acme',
      'Old listings without a closing date that no feed confirms: 1. To do: import their feeds again; 90 days after they were posted they close',
      expect.stringMatching(/^Invented settings \(.*\): 9\. To do: npm run live$/),
      'There is no new backup, since 2026-03-01. To do: npm run backup -- FOLDER',
    ])
  })

  it('without a mail server lists it', async () => {
    const messages = { ...healthy.messages, smtpUrl: null }
    expect(await list({ messages })).toEqual([
      expect.objectContaining({ what: expect.stringMatching(/^No mail server/), count: null }),
    ])
    const required = requireReady(db, { ...healthy, messages })
    await expect(required).rejects.toThrow(/^ {2}No mail server .* application$/m)
  })

  it('whose mails have no SPF record lists it with what to do', async () => {
    const problem = { what: 'Mails of engineers.org.kh have no SPF record', todo: 'add one' }
    const items = await list(
      {},
      { domain: 'engineers.org.kh', problems: [problem], isChecked: true },
    )
    const reason = 'receivers may drop them or show them as spam'
    expect(items).toEqual([{ ...problem, count: null, since: null, reason }])
  })

  // A kernel file system without free space.
  it.skipIf(process.platform !== 'linux')('on a full disk lists it', async () => {
    expect(await list({ dataDir: '/proc' })).toContainEqual(
      expect.objectContaining({ what: 'Free megabytes on the disk of /proc', count: 0 }),
    )
  })

  it('on a private address may have a demo, invented settings and no mail server', async () => {
    await addJob(DEMO_SOURCE, since)
    await db
      .update(setting)
      .set({ value: 'hello@visvakor.example' })
      .where(eq(setting.key, 'Email'))
    const messages = { ...healthy.messages, smtpUrl: null }
    for (const siteUrl of ['http://localhost:3000', 'https://board.test', 'http://192.168.1.9'])
      expect(await list({ siteUrl, messages })).toEqual([])
    const whats = (await list()).map(({ what, count }) => `${what}: ${count}`)
    expect(whats).toContain('Invented settings (Email): 1')
  })

  it('on a private address may have no listing', async () => {
    await db.delete(scholarship)
    expect(await list({ siteUrl: 'http://localhost:3000' })).toEqual([])
  })

  it('ignores a paused source and a source that shrank by a quarter or less', async () => {
    await addSource({ failure: 'x', failingSince: since, isPaused: true })
    await addSource({ name: 'steady' })
    await addRuns(100, 10)
    const run = { source: 'steady', scope: 'all', completeness: 'whole', reason: '', closed: 0 }
    await db.insert(importRun).values([
      { ...run, ranAt: since, entries: 100 },
      { ...run, ranAt: now, entries: 75 },
    ])
    expect(await list()).toEqual([])
  })
})
