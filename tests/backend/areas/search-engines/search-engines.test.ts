import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueChangedPages } from '@/backend/areas/search-engines/background-job'
import { createEngineSenders } from '@/backend/areas/search-engines/create-engine-senders'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { closedDay, pageChange } from '@/backend/db/schema/page-change'
import { job } from '@/backend/db/schema/vacancy'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { routes } from '@/lib/shared/routes'
import { importAll } from '@/tests/backend/import/import-all'
import { stoppedClock } from '@/tests/support/app'
import { testOutbox } from '@/tests/support/app-deps'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'
import { loadContent } from '@/tests/support/load-content'
import { provideGoogleServer } from '@/tests/support/search-engines/google-server'
import { provideIndexNowServer } from '@/tests/support/search-engines/index-now-server'
import { openFeedFolder } from '../../import/feed-file'
import { type JoobleEntry, joobleFeed } from '../../import/jooble-feed'

const SITE = 'https://www.visvakor.example'
const KEY = '7f3b1c0a-9e5d4826'
const PER_DAY = 4

/** Whole days of Phnom Penh and of California: 12:00 and 22:00 of the day before. */
const NOON = '2026-03-10T05:00:00Z'

const { db } = provideDatabase()
const clock = stoppedClock(NOON)
const httpServer = await startHttpServer({ indexKey: KEY })
const indexNow = await provideIndexNowServer(
  async (path) => (await requestServer(httpServer, path)).text,
)
const google = await provideGoogleServer()
const folder = await mkdtemp(join(tmpdir(), 'visvakor-indexing-'))
const writeFeed = openFeedFolder()
const credentials = join(folder, 'google.json')
const settings = {
  indexNow: { key: KEY, url: indexNow.url },
  google: { credentials, url: google.url, perDay: PER_DAY },
}
const logged: string[] = []
const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
let outbox: Outbox

beforeAll(async () => {
  await writeFile(credentials, JSON.stringify(await google.toKeyFile()))
  outbox = testOutbox({ db, clock, senders: await createEngineSenders(settings, SITE) })
})
afterAll(async () => {
  await outbox.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  clock.set(NOON)
  for (const table of [job, outgoingMessage, pageChange, closedDay]) await db.delete(table)
  for (const kept of [indexNow.taken, indexNow.turns, google.notices, google.turns, logged]) {
    kept.length = 0
  }
})

const importJobs = (...entries: JoobleEntry[]) =>
  importAll(db, writeFeed(joobleFeed(entries)), { now: clock.now(), allowShrink: true })

/** What the API does every ten seconds, without waiting for changes to settle. */
async function notifyEngines(quiet = 0): Promise<void> {
  await queueChangedPages({ db, clock, log, outbox, siteUrl: SITE, settings }, quiet)
  await outbox.run()
}

async function idOf(reference: string): Promise<number> {
  const [row] = await db.select({ id: job.id }).from(job).where(eq(job.sourceRef, reference))
  return row?.id ?? 0
}

const addressOf = async (reference: string, title = 'Site engineer') =>
  SITE + routes.job({ id: await idOf(reference), title })

/** Advances the clock by minutes, plus the longest random spread of a pause. */
const pass = (minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 72_000 + 1).toISOString())

describe('search engines are notified of a listing', () => {
  test('when it is published, changed, dropped by its feed and taken down', async () => {
    await importJobs({ referencenumber: 'a' })
    await notifyEngines()
    const first = await addressOf('a')
    expect(indexNow.taken).toEqual([[first]])
    expect(google.notices).toEqual([{ url: first, type: 'URL_UPDATED' }])

    await importJobs({ referencenumber: 'a', title: 'Bridge engineer' })
    await notifyEngines()
    const second = await addressOf('a', 'Bridge engineer')
    expect(indexNow.taken.at(-1)).toEqual([second])
    expect(google.notices.at(-1)).toEqual({ url: second, type: 'URL_UPDATED' })

    await importJobs({ referencenumber: 'b' })
    await notifyEngines()
    expect(indexNow.taken.at(-1)?.toSorted()).toEqual([second, await addressOf('b')].toSorted())
    expect(google.notices).toContainEqual({ url: second, type: 'URL_DELETED' })

    clock.set('2026-03-11T09:00:00Z')
    await runDesk(db, `remove job ${await idOf('b')}`, clock.now())
    await notifyEngines()
    expect(indexNow.taken.at(-1)).toEqual([await addressOf('b')])
    expect(google.notices.at(-1)).toEqual({ url: await addressOf('b'), type: 'URL_DELETED' })
  })

  test('once when it changes five times within a minute', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await importJobs({ referencenumber: 'a', title })
    }
    await notifyEngines(60_000)
    expect(indexNow.taken).toEqual([])
    await db.update(pageChange).set({ notedAt: sql`noted_at - interval '61 seconds'` })
    await notifyEngines(60_000)
    await notifyEngines(60_000)
    expect(indexNow.taken).toEqual([[await addressOf('a', 'Five')]])
    expect(google.notices).toHaveLength(1)
  })

  test('not when an import changes nothing or is a dry run', async () => {
    await importJobs({ referencenumber: 'a' })
    await notifyEngines()
    await importJobs({ referencenumber: 'a' })
    const feed = writeFeed(joobleFeed([{ referencenumber: 'a', title: 'Tried' }]))
    await importAll(db, feed, { now: clock.now(), dryRun: true })
    await notifyEngines()
    expect(indexNow.taken).toHaveLength(1)
  })

  test('once after its closing date, also when nothing ran at midnight', async () => {
    await importJobs(
      { referencenumber: 'a', date_expired: '2026-03-10 00:00:00' },
      { referencenumber: 'b', date_expired: '2026-03-12 00:00:00' },
      { referencenumber: 'c' },
    )
    await notifyEngines()
    clock.set('2026-03-10T17:01:00Z')
    await notifyEngines()
    expect(indexNow.taken.at(-1)).toEqual([await addressOf('a')])
    clock.set('2026-03-15T05:00:00Z')
    await notifyEngines()
    await notifyEngines()
    expect(indexNow.taken.at(-1)).toEqual([await addressOf('b')])
    expect(indexNow.taken).toHaveLength(3)
    expect(google.notices.filter(({ type }) => type === 'URL_DELETED')).toHaveLength(2)
  })
})

describe('search engines are notified of an article', () => {
  test('when it is published and when its file is deleted', async () => {
    const whole = {
      'news/one.md': articleFile(),
      'news/two.md': articleFile({ title: 'Later', publishedAt: '2999-01-01' }),
    }
    await loadContent(db, makeContentFolder(whole), clock.now())
    await notifyEngines()
    const urls = indexNow.taken.flat().filter((url) => url.startsWith(`${SITE}/news/`))
    expect(urls).toEqual([expect.stringMatching(/\/news\/\d+\/a-title$/)])
    expect(google.notices).toEqual([])
    await loadContent(db, makeContentFolder({ ...whole, 'news/one.md': null }), clock.now())
    await notifyEngines()
    expect(indexNow.taken.at(-1)).toEqual(urls)
  })
})

describe('IndexNow', () => {
  test('gets 10,001 pages in two calls that an import does not wait for', async () => {
    await importJobs({ referencenumber: 'a' })
    await db.execute(sql`
      insert into job (source, source_ref, source_hash, title, company_id, category_id, place, description, posted_at, search)
      select source, n::text, '', title, company_id, category_id, place, description, posted_at, search
      from job, generate_series(1, 10000) n`)
    await db.delete(pageChange)
    await db.execute(sql`insert into page_change (item_table, item_id) select 'job', id from job`)
    expect(await db.$count(outgoingMessage)).toBe(0)
    for (let round = 0; round < 3; round += 1) await notifyEngines()
    expect(indexNow.taken.map((urls) => urls.length)).toEqual([10_000, 1])
    expect(new Set(indexNow.taken.flat()).size).toBe(10_001)
  })

  test.each([
    [202, 'accepted', 1],
    [400, 'dead', 1],
    [422, 'dead', 1],
    [403, 'waiting', 2],
    [429, 'waiting', 2],
    [500, 'waiting', 2],
  ] as const)('when it answers %i, the message is %s', async (status, state, calls) => {
    await importJobs({ referencenumber: 'a' })
    indexNow.turns.push(status)
    await notifyEngines()
    const [row] = await db
      .select()
      .from(outgoingMessage)
      .where(eq(outgoingMessage.channel, 'index-now'))
    expect(row).toMatchObject({ state, tries: 1 })
    if (state !== 'accepted') expect(row?.lastError).toBe(`IndexNow answered ${status}.`)
    pass(1)
    await outbox.run()
    expect(indexNow.taken).toHaveLength(state === 'dead' ? 0 : 1)
    expect(
      await db.select().from(outgoingMessage).where(eq(outgoingMessage.channel, 'index-now')),
    ).toMatchObject([{ tries: calls, state: state === 'waiting' ? 'accepted' : state }])
  })

  test('gets no message that is a day old', async () => {
    await importJobs({ referencenumber: 'a' })
    indexNow.turns.push(500)
    await notifyEngines()
    clock.set('2026-03-11T05:00:01Z')
    await outbox.run()
    expect(indexNow.taken).toEqual([])
  })
})

describe('Google', () => {
  test.each([
    [400, 'dead'],
    [403, 'waiting'],
    [429, 'waiting'],
    [500, 'waiting'],
  ] as const)('when it answers %i, the message is %s', async (status, state) => {
    await importJobs({ referencenumber: 'a' })
    google.turns.push(status)
    await notifyEngines()
    const isGoogle = eq(outgoingMessage.channel, 'google-indexing')
    expect(await db.select().from(outgoingMessage).where(isGoogle)).toMatchObject([
      { state, lastError: `Google answered ${status}.` },
    ])
    pass(1)
    await outbox.run()
    expect(google.notices).toHaveLength(state === 'dead' ? 0 : 1)
  })

  test('gives a token for a signed assertion, which is reused until it expires', async () => {
    google.endTokens()
    await importJobs({ referencenumber: 'a' }, { referencenumber: 'b' })
    await notifyEngines()
    expect(google.notices).toHaveLength(1)
    pass(1)
    await outbox.run()
    expect(google.notices).toHaveLength(2)
    expect(google.tokens).toHaveLength(1)
  })

  test('gets at most its daily quota, deleted pages first, and the log says so', async () => {
    await importJobs({ referencenumber: 'gone' })
    await db.delete(pageChange)
    await importJobs(...['a', 'b', 'c', 'd', 'e'].map((referencenumber) => ({ referencenumber })))
    await notifyEngines()
    expect(google.notices).toHaveLength(PER_DAY)
    expect(google.notices).toContainEqual({ url: await addressOf('gone'), type: 'URL_DELETED' })
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ google: PER_DAY, overQuota: 2, level: 40 }),
    )
    await importJobs({ referencenumber: 'a', title: 'Another' })
    await notifyEngines()
    expect(google.notices).toHaveLength(PER_DAY)

    // Midnight in California.
    clock.set('2026-03-10T07:00:01Z')
    await importJobs({ referencenumber: 'a', title: 'A third' })
    await notifyEngines()
    expect(google.notices).toHaveLength(PER_DAY + 1)
  })

  test.each([
    [
      'another key',
      async () => ({ private_key: (await (await provideGoogleServer()).toKeyFile()).private_key }),
    ],
    ['another account', async () => ({ client_email: 'somebody@else.example' })],
  ])('gives no token for an assertion signed with %s', async (_, change) => {
    const wrong = join(folder, 'wrong.json')
    await writeFile(wrong, JSON.stringify(await google.toKeyFile(await change())))
    const senders = await createEngineSenders(
      { ...settings, google: { ...settings.google, credentials: wrong } },
      SITE,
    )
    const content = { url: `${SITE}/jobs/1`, isListed: true }
    const sending = senders['google-indexing']?.send(
      { id: '', createdAt: clock.now(), expiresAt: null, content },
      new AbortController().signal,
    )
    await expect(sending).rejects.toThrow('Google gave no token: it answered 400.')
  })

  test('is not called when the credentials are not a service account key', async () => {
    await writeFile(join(folder, 'none.json'), '{"type":"authorized_user"}')
    const none = {
      ...settings,
      google: { ...settings.google, credentials: join(folder, 'none.json') },
    }
    await expect(createEngineSenders(none, SITE)).rejects.toThrow(
      'GOOGLE_INDEXING_CREDENTIALS must',
    )
  })
})
