import { fork } from 'node:child_process'
import { once } from 'node:events'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import {
  claimNextPortion,
  listRunningIssues,
  startIssue,
  switchIssue,
} from '@/backend/areas/newsletter/newsletter-issues'
import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import { confirmNewsletter } from '@/backend/areas/newsletter/newsletter-subscriptions'
import { account } from '@/backend/db/schema/account'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf } from '@/tests/support/app-deps'
import { compileProgram } from '@/tests/support/compiled-program'
import { provideDatabase } from '@/tests/support/database'
import { countLockWaits } from '@/tests/support/lock-waits'
import { openJobProcess, SITE_URL } from '@/tests/support/outbox/job-process'

const { db, pool, url } = provideDatabase()
const api = provideApp({ db })
const clock = stoppedClock('2026-03-10T05:00:00Z')
const TEXT = '# New jobs in May\n\nSee the [jobs](/jobs), or **write** to us.\n'

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  api.clock.set('2026-03-10T05:00:00Z')
  await db.delete(newsletterSubscription)
  await db.delete(newsletterIssue)
  await db.delete(outgoingMessage)
})

const addReaders = (count: number, stated: { endedAt?: Date; confirmedAt?: Date | null } = {}) => {
  const subscribedAt = new Date('2026-03-01T05:00:00Z')
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `reader-${index}-${Object.keys(stated).join('-')}@example.com`,
    ...{ subscribedAt, confirmedAt: subscribedAt, ...stated },
  }))
  return db.insert(newsletterSubscription).values(rows)
}

/** A process that queues due e-mails and sends them. */
function openProcess({ mails, senders } = recordMessages()) {
  return { mails, ...openJobProcess({ db, clock, senders }, newsletterMail) }
}
const wait = (seconds: number) =>
  clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString())
const start = () => startIssue(db, parseNewsletter(TEXT), clock.now())

describe('a newsletter issue', () => {
  test('is sent once to every confirmed subscriber, sixty a minute', async () => {
    await addReaders(130)
    await addReaders(1, { confirmedAt: null })
    await addReaders(1, { endedAt: clock.now() })
    await start()
    const { mails, run } = openProcess()
    const counts: number[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      for (let second = 0; second < 60; second += 5) {
        await run()
        wait(5)
      }
      counts.push(mails.length)
    }
    expect(counts).toEqual([60, 120, 130, 130])
    expect(new Set(mails.map(({ to }) => to)).size).toBe(130)
    const [issue] = await db.select().from(newsletterIssue)
    expect([issue?.queued, issue?.finishedAt]).toEqual([130, new Date('2026-03-10T05:02:00Z')])
  })

  test('that is stopped and continued goes to nobody twice, and to no blocked account', async () => {
    await addReaders(130)
    const [first] = await db.select().from(newsletterSubscription).limit(1)
    const blocked = { email: first?.email, emailVerifiedAt: clock.now(), blockedAt: clock.now() }
    await db.insert(account).values(blocked)
    const { issue } = await start()
    const { mails, run } = openProcess()
    await run()
    await switchIssue(db, issue.id, true, clock.now())
    const sent = mails.length
    for (let minute = 0; minute < 3; minute += 1) {
      wait(60)
      await run()
    }
    expect([sent > 0, mails.length]).toEqual([true, sent])
    const continued = await switchIssue(db, issue.id, false, clock.now())
    expect(continued?.queued).toBe(20)
    for (let portion = 0; portion < 10; portion += 1) {
      await run()
      wait(60)
    }
    await db.delete(account)
    expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([129, 129])
    expect(mails.some(({ to }) => to === blocked.email)).toBe(false)
    expect(await switchIssue(db, issue.id, true, clock.now())).toBeNull()
  })

  test('that is queued whole can be stopped until its last copy is sent', async () => {
    await addReaders(3)
    const { issue } = await start()
    const { mails, write, run } = openProcess()
    await write()
    expect((await listRunningIssues(db)).map(({ id }) => id)).toEqual([issue.id])
    expect(await switchIssue(db, issue.id, true, clock.now())).not.toBeNull()
    await run()
    expect(mails).toEqual([])
    expect(await switchIssue(db, issue.id, false, clock.now())).not.toBeNull()
    wait(3600)
    await run()
    expect(mails).toHaveLength(3)
    expect(await listRunningIssues(db)).toEqual([])
    expect(await switchIssue(db, issue.id, true, clock.now())).toBeNull()
  })

  test('that is stopped stops no other', async () => {
    await addReaders(2)
    const draftIssue = (digit: string) => ({
      ...{ hash: digit, subject: digit, markdown: 'Text', startedAt: clock.now() },
      ...{ id: `${digit.repeat(8)}-0000-4000-8000-000000000000`, nextAt: clock.now() },
    })
    const [stopped, other] = [draftIssue('f'), draftIssue('0')]
    await db.insert(newsletterIssue).values([stopped, other])
    const { mails, write, run } = openProcess()
    await write()
    const stop = () => switchIssue(db, stopped.id, true, clock.now())
    expect([(await stop())?.subject, await stop()]).toEqual(['f', null])
    await run()
    expect(mails.map(({ subject }) => subject)).toEqual(['0', '0'])
  })

  test('has the subject and text of the file, absolute links and one-click unsubscribe', async () => {
    await addReaders(1)
    await start()
    const { mails, run } = openProcess()
    await run()
    const [mail] = mails
    expect(mail?.subject).toBe('New jobs in May')
    expect(mail?.text).toContain(`See the [jobs](${SITE_URL}/jobs), or **write** to us.`)
    expect(mail?.html).toContain(`<a href="${SITE_URL}/jobs">jobs</a>, or <strong>write</strong>`)
    const ending = String(mail?.unsubscribeUrl)
    expect(ending).toMatch(`${SITE_URL}/upstream/v1/subscriptions/unsubscribe?token=`)
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const path = ending.replace(`${SITE_URL}/upstream`, '')
    await api.app.inject({ method: 'POST', url: path, headers, payload })
    const [reader] = await db.select().from(newsletterSubscription)
    expect(reader?.endedAt).not.toBeNull()
  })

  test('is sent once, however often it is started, and not to who confirms after its start', async () => {
    await addReaders(2)
    const first = await start()
    await addReaders(1, { confirmedAt: new Date('2026-03-10T05:00:01Z') })
    const { mails, run } = openProcess()
    await run()
    wait(60)
    const second = await start()
    await run()
    expect([first.isNew, second.isNew, second.issue.id]).toEqual([true, false, first.issue.id])
    expect(mails).toHaveLength(2)
  })

  test('is sent once to each subscriber by two processes at once', async () => {
    await addReaders(50)
    await start()
    const [one, other] = [openProcess(), openProcess()]
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([one.run(), other.run(), one.write(), other.write()])
      wait(20)
    }
    const sentTo = [...one.mails, ...other.mails].map(({ to }) => to)
    expect([sentTo.length, new Set(sentTo).size]).toEqual([50, 50])
  })

  test('is left to the process that has it, and is due again only after a pause', async () => {
    await addReaders(30)
    const { issue } = await start()
    const countClaimed = () =>
      db.transaction(async (tx) => {
        return (await claimNextPortion(tx, issue.id, clock.now()))?.readers.length ?? null
      })
    const other = await pool.connect()
    await other.query('begin; select * from newsletter_issue for update')
    expect(await countClaimed()).toBeNull()
    await other.query('rollback')
    other.release()
    expect([await countClaimed(), await countClaimed()]).toEqual([20, null])
  })

  test('continues after its process is killed, and nobody gets a second e-mail', async () => {
    await addReaders(50)
    await start()
    const { mails, run } = openProcess()
    await run()
    wait(20)
    const blocker = await pool.connect()
    await blocker.query('begin; lock table outgoing_message in access exclusive mode')
    const program = await compileProgram('tests/support/newsletter-once.ts')
    const worker = fork(program, [url, clock.now().toISOString()])
    await expect.poll(() => countLockWaits(pool), { interval: 20 }).toBe(1)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await blocker.query('rollback')
    blocker.release()
    // Until the database notices that the killed worker is gone, the rows it locked are skipped.
    await expect.poll(() => run().then(() => mails.length), { interval: 20 }).toBe(40)
    wait(20)
    await run()
    expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([50, 50])
  })

  test('is not sent to a subscriber who unsubscribes while the e-mail waits', async () => {
    await addReaders(2)
    await start()
    const refuse = () => Promise.reject(new DeliveryFailure('The mail server is away.'))
    await openJobProcess({ db, clock, senders: { mail: senderOf(refuse) } }, newsletterMail).run()
    const [other, reader] = await db.select().from(newsletterSubscription)
    const path = `/v1/subscriptions/unsubscribe?token=${reader?.token}`
    await api.app.inject({ method: 'POST', url: path })
    wait(3600)
    const { mails, run } = openProcess()
    await run()
    expect(mails.map(({ to }) => to)).toEqual([other?.email])
    const copies = await db.select().from(outgoingMessage)
    expect(copies.map(({ state }) => state).toSorted()).toEqual(['accepted', 'dropped'])
  })
})

describe('a newsletter subscription', () => {
  const order = () =>
    api.app.inject({
      ...{ method: 'POST', url: '/v1/subscriptions' },
      payload: { email: 'sok@example.com' },
    })
  const readSubscription = async () => {
    const isOrdered = eq(newsletterSubscription.email, 'sok@example.com')
    const [row] = await db.select().from(newsletterSubscription).where(isOrdered)
    if (row === undefined) throw new Error('There is no subscription')
    return row
  }
  const confirm = (token: string, method: 'GET' | 'POST' = 'POST') =>
    api.app.inject({ method, url: `/v1/subscriptions/confirm?token=${token}` })

  test('starts only when the confirmation page of the mailed link is submitted', async () => {
    await addReaders(1, { confirmedAt: null })
    await order()
    const { token } = await readSubscription()
    expect((await confirm(token, 'GET')).body).toContain('sok@example.com')
    expect((await readSubscription()).confirmedAt).toBeNull()
    for (let press = 0; press < 2; press += 1) {
      expect((await confirm(token)).body).toContain('You are subscribed')
    }
    expect((await readSubscription()).confirmedAt).toEqual(api.clock.now())
    const { confirmedAt } = newsletterSubscription
    expect(await db.$count(newsletterSubscription, isNull(confirmedAt))).toBe(1)
  })

  test('cannot be confirmed after three days or after it was ended', async () => {
    await order()
    const { id, token } = await readSubscription()
    api.clock.set('2026-03-13T05:00:00Z')
    expect((await confirm(token, 'GET')).statusCode).toBe(200)
    api.clock.set('2026-03-13T05:00:01Z')
    expect((await confirm(token)).statusCode).toBe(404)
    expect((await confirm(token, 'GET')).statusCode).toBe(404)
    api.clock.set('2026-03-12T05:00:00Z')
    await api.app.inject({ method: 'POST', url: `/v1/subscriptions/unsubscribe?token=${token}` })
    expect((await confirm(token)).statusCode).toBe(404)
    await confirmNewsletter(db, id, api.clock.now())
    expect((await readSubscription()).confirmedAt).toBeNull()
  })

  test('is mailed another link when requested again after ten minutes, but not before', async () => {
    const countLinks = async () => {
      const rows = await db.select().from(outgoingMessage)
      return rows.filter(({ expiresAt, createdAt }) => Number(expiresAt) > Number(createdAt)).length
    }
    await order()
    await order()
    expect(await countLinks()).toBe(1)
    api.clock.set('2026-03-10T05:10:01Z')
    await order()
    expect(await countLinks()).toBe(2)
  })
})

test.each([
  ['', /first line/],
  ['New jobs', /first line/],
  ['#  \n\nText', /first line/],
  [`# ${'x'.repeat(151)}\n\nText`, /longer than 150/],
  ['# New jobs\n\n  ', /no text/],
  [`# New jobs\n\n${'x'.repeat(100_001)}`, /longer than 100000/],
])('rejects a file that cannot be sent and says what to change: %#', (text, words) => {
  expect(() => parseNewsletter(text)).toThrow(words)
})

test('accepts a subject of 150 characters and a text of 100,000', () => {
  const longest = { subject: 'x'.repeat(150), markdown: 'x'.repeat(100_000) }
  expect(parseNewsletter(`# ${longest.subject}\n${longest.markdown}`)).toMatchObject(longest)
})

test('reads a file with a byte order mark and Windows line endings', () => {
  expect(parseNewsletter('\uFEFF# New jobs\r\n\r\nOne.\r\nTwo.')).toMatchObject({
    subject: 'New jobs',
    markdown: 'One.\nTwo.',
  })
})
