import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import {
  jobMajorSettings,
  jobSalarySettings,
} from '@/backend/areas/notification-settings/setting-kinds'
import { createPendingNotifications } from '@/backend/areas/notifications/create-notifications'
import { instantPush } from '@/backend/areas/notifications/instant/instant-message'
import { markAllRead } from '@/backend/areas/notifications/notifications'
import { reminderMail } from '@/backend/areas/notifications/reminder-mail'
import { createPushSender } from '@/backend/areas/push/push-sender'
import { readVapidKeys } from '@/backend/areas/push/vapid-keys'
import { createSession, endOtherSessions, hashToken } from '@/backend/areas/sign-in/sessions'
import { account, session } from '@/backend/db/schema/account'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { notification } from '@/backend/db/schema/notification'
import { savedJob } from '@/backend/db/schema/saved-listings'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { MAX_PUSH_BROWSERS } from '@/lib/contract/push/push'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { notifyOfJob } from '@/tests/support/notifications'
import { openJobProcess } from '@/tests/support/outbox/job-process'
import { draftBrowser } from '@/tests/support/push/browsers'
import { providePushService, type StandInBrowser } from '@/tests/support/push/push-service'

const keys = await readVapidKeys({
  vapidPrivateKey: Buffer.alloc(32, 7).toString('base64url'),
  dataDir: '',
  siteUrl: 'http://localhost:3000',
  messages: { from: 'Visvakor <hello@visvakor.example>' },
})
const { db } = provideDatabase({ lookups: true })
const service = providePushService(keys.publicKey)
const { isService } = service
const clock = stoppedClock('2026-03-10T05:00:00Z')
const api = provideApp({ db }, clock, { push: { key: keys.publicKey, isService } })
const keyless = provideApp({ db }, clock, { push: { key: null, isService } })
const writeFeed = openFeedFolder()

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  await db.delete(account)
  await db.delete(job)
  await db.delete(outgoingMessage)
})

type Person = Awaited<ReturnType<typeof signInPerson>>

/** An API process that composes and sends what is due. */
async function run(at?: string): Promise<void> {
  const push = createPushSender({ db, clock, keys, isService })
  const process = openJobProcess({ db, clock, senders: { push } }, instantPush)
  await process.run(at)
  await process.outbox.stop()
}

function call(
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = { ...person.headers }
  return api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
}

/** A user with push subscriptions in this many browsers. */
async function subscribe(count = 1) {
  const person = await signInPerson(db)
  const browsers = Array.from({ length: count }, () => service.open())
  const ids: string[] = []
  for (const { subscription } of browsers) {
    const response = await call(person, 'POST', '/v1/push/browsers', subscription)
    expect(response.statusCode).toBe(200)
    ids.push(z.object({ id: z.uuid() }).parse(response.json()).id)
  }
  return { ...person, browsers, ids, browser: first(browsers), id: first(ids) }
}

/** Jobs of these titles that pay 500 dollars a month, as a board publishes them. */
function feedOf(...titles: string[]): string {
  const value = { '@type': 'QuantitativeValue', minValue: 500, maxValue: 600, unitText: 'MONTH' }
  const postings = titles.map((title) => ({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name: 'Board', value: title },
    description: '<p>Work for an engineer</p>',
    url: 'https://builders.example/jobs',
    datePosted: '2026-03-10',
    hiringOrganization: { '@type': 'Organization', name: 'Builders' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Phnom Penh', addressCountry: 'KH' },
    },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value },
  }))
  return writeFeed(JSON.stringify(postings), 'feed.json')
}

const notify = ({ accountId }: Person, ...titles: string[]) =>
  Promise.all(titles.map((title) => notifyOfJob(db, accountId, title, clock.now())))
const titlesOf = ({ received }: StandInBrowser) => received.map(({ title }) => title)
const listMessages = () => db.select().from(outgoingMessage)
const countBrowsers = () => db.$count(pushSubscription)

describe('from an import to the locked screen', () => {
  test('sends each browser of a subscriber one message after an import, and nothing to others', async () => {
    const wanted = await subscribe(2)
    const other = await subscribe()
    for (let band = 1; band <= 3; band++) {
      await enableSetting(db, jobSalarySettings, {
        accountId: wanted.accountId,
        id: band,
        now: clock.now(),
      })
    }
    await importFeed(db, feedOf('Bridge engineer', 'Site engineer'), { now: clock.now() })
    await createPendingNotifications(db, clock)
    expect(await db.$count(notification)).toBe(2)
    await run('2026-03-10T05:09:59Z')
    expect(wanted.browser.received).toEqual([])
    clock.set('2026-03-10T05:10:00Z')
    await Promise.all([run(), run()])
    await run()
    for (const { received } of wanted.browsers) {
      expect(received).toHaveLength(1)
      expect(received[0]).toMatchObject({
        title: '2 new jobs for you',
        path: '/jobs',
        notificationId: null,
        ttl: 23 * 60 * 60,
      })
    }
    expect(other.browser.received).toEqual([])
  })

  test('uses the title and the link of a single listing', async () => {
    const person = await subscribe()
    const [notificationId] = await notify(person, 'Bridge engineer')
    await run('2026-03-10T05:10:00Z')
    const [message] = person.browser.received
    expect(message?.title).toBe('Bridge engineer')
    expect(message).toMatchObject({ body: 'A new job that matches your settings', notificationId })
    expect(message?.path).toMatch(/^\/jobs\/\d+$/)
  })

  test('reminds of a listing that closes soon until midnight, not as a new listing', async () => {
    const person = await subscribe()
    const sourceRef = 'closing'
    const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
    const draft = draftJob({
      sourceRef,
      companyId,
      title: 'Bridge engineer',
      closingDate: '2026-03-13',
    })
    const jobId = first(await addJobs(db, draft))
    const savedAt = new Date('2026-03-01T05:00:00Z')
    await db.insert(savedJob).values({ accountId: person.accountId, jobId, savedAt })
    clock.set('2026-03-10T11:00:00Z')
    await openJobProcess({ db, clock }, reminderMail).write()
    await run('2026-03-10T11:10:00Z')
    expect(person.browser.received).toMatchObject([
      {
        title: 'Bridge engineer',
        body: 'You saved it, and it closes soon',
        path: `/jobs/${jobId}`,
        ttl: 5 * 60 * 60 + 50 * 60,
      },
    ])
  })

  test('leaves out notifications that were read, are a day old or older than the browser', async () => {
    const [reader, late] = [await subscribe(), await subscribe()]
    await notify(reader, 'Read')
    await notifyOfJob(db, late.accountId, 'From before', new Date('2026-03-10T04:00:00Z'))
    await db.transaction((tx) => markAllRead(tx, reader.accountId, clock.now()))
    await notify(late, 'Too late')
    clock.set('2026-03-11T05:00:00Z')
    await notify(reader, 'Fresh')
    await run('2026-03-11T05:10:00Z')
    expect([titlesOf(reader.browser), titlesOf(late.browser)]).toEqual([['Fresh'], []])
  })

  test('leaves out listings that were taken down or closed meanwhile', async () => {
    const person = await subscribe()
    await notify(person, 'Taken down', 'Closed', 'Stands')
    await db.update(job).set({ removedAt: clock.now() }).where(eq(job.title, 'Taken down'))
    await db.update(job).set({ closingDate: '2026-03-09' }).where(eq(job.title, 'Closed'))
    await run('2026-03-10T05:10:00Z')
    expect(titlesOf(person.browser)).toEqual(['Stands'])
  })
})

describe('a push service that', () => {
  /** A user with a notification and a browser whose push service gives these answers. */
  async function sendWithAnswers(...answers: StandInBrowser['answers']) {
    const person = await subscribe()
    person.browser.answers.push(...answers)
    await notify(person, 'Bridge engineer')
    await run('2026-03-10T05:10:00Z')
    return person
  }

  test.each([404, 410])(
    'answers %i has its subscription deleted, and nothing is left for the operator',
    async (status) => {
      const { browser } = await sendWithAnswers({ status })
      expect(await countBrowsers()).toBe(0)
      expect(await listMessages()).toMatchObject([{ state: 'dropped', content: null }])
      await run('2026-03-10T06:00:00Z')
      expect(browser.received).toEqual([])
    },
  )

  test.each([429, 500, 503])(
    'answers %i is tried again, and the browser gets the message once',
    async (status) => {
      const { browser } = await sendWithAnswers({ status })
      expect(browser.received).toEqual([])
      await run('2026-03-10T05:10:13Z')
      await run()
      expect(titlesOf(browser)).toEqual(['Bridge engineer'])
      expect(await countBrowsers()).toBe(1)
    },
  )

  test('sends Retry-After is not called before then', async () => {
    const { browser } = await sendWithAnswers({ status: 429, headers: { 'retry-after': '600' } })
    await run('2026-03-10T05:19:59Z')
    expect(browser.received).toEqual([])
    await run('2026-03-10T05:20:00Z')
    expect(browser.received).toHaveLength(1)
  })

  test.each([400, 413])('refuses the message with %i leaves it to the operator', async (status) => {
    await sendWithAnswers({ status })
    expect(await listMessages()).toMatchObject([
      { state: 'dead', lastError: `The push service answered ${status}.` },
    ])
    expect(await countBrowsers()).toBe(1)
  })

  test('redirects is not followed', async () => {
    const elsewhere = service.open()
    const { endpoint } = elsewhere.subscription
    await sendWithAnswers({ status: 307, headers: { location: endpoint } })
    expect(elsewhere.received).toEqual([])
    expect(await listMessages()).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a push subscription', () => {
  test('is wanted only once a notification setting is on, and is listed for its user', async () => {
    const person = await signInPerson(db)
    const read = async () => (await call(person, 'GET', '/v1/push')).json()
    expect(await read()).toEqual({ key: keys.publicKey, isWanted: false, browsers: [] })
    await enableSetting(db, jobMajorSettings, {
      accountId: person.accountId,
      id: 1,
      now: clock.now(),
    })
    const { subscription } = service.open()
    const id = (await call(person, 'POST', '/v1/push/browsers', subscription)).json().id
    const again = await call(person, 'POST', '/v1/push/browsers', subscription)
    expect(again.json()).toEqual({ id })
    const since = '2026-03-10T05:00:00.000Z'
    expect(await read()).toMatchObject({
      isWanted: true,
      browsers: [{ id, name: 'Chrome on Android', since }],
    })
  })

  test.each([
    'http://127.0.0.1:6379/send',
    'https://127.0.0.1/send',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/send',
    'https://anybody.example/send',
  ])('with the endpoint %s is refused', async (endpoint) => {
    const person = await signInPerson(db)
    const response = await call(person, 'POST', '/v1/push/browsers', draftBrowser(endpoint))
    expect(response.statusCode).toBe(400)
    expect(await countBrowsers()).toBe(0)
  })

  test('is refused by a site that sends no push messages', async () => {
    const { headers } = await signInPerson(db)
    const response = await keyless.app.inject({
      method: 'POST',
      url: '/v1/push/browsers',
      headers: { ...headers },
      payload: service.open().subscription,
    })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('This site does not send push messages.')
  })

  test('with an invalid key is refused', async () => {
    const person = await signInPerson(db)
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    const wrong = { ...service.open().subscription, p256dh }
    expect((await call(person, 'POST', '/v1/push/browsers', wrong)).statusCode).toBe(400)
  })

  test('is never used when its endpoint is not a push service, even when stored', async () => {
    const { browser, accountId } = await subscribe()
    await db
      .update(pushSubscription)
      .set({ endpoint: 'http://127.0.0.1:1/send' })
      .where(eq(pushSubscription.accountId, accountId))
    await notifyOfJob(db, accountId, 'Bridge engineer', clock.now())
    await run('2026-03-10T05:10:00Z')
    expect([browser.received, (await listMessages()).map(({ state }) => state)]).toEqual([
      [],
      ['dropped'],
    ])
  })

  test('moves to another user who signs in with the same browser', async () => {
    const [before, now] = [await subscribe(), await signInPerson(db)]
    const { browser } = before
    await call(now, 'POST', '/v1/push/browsers', browser.subscription)
    await notify(before, 'For the first')
    await notify(now, 'For the second')
    await run('2026-03-10T05:10:00Z')
    expect(titlesOf(browser)).toEqual(['For the second'])
  })

  test('is used at its new endpoint after it moves', async () => {
    const [person, otherUser] = [await subscribe(2), await subscribe()]
    const moved = service.open()
    const path = `/v1/push/browsers/${person.id}`
    expect((await call(otherUser, 'PUT', path, moved.subscription)).statusCode).toBe(404)
    expect((await call(person, 'PUT', path, moved.subscription)).statusCode).toBe(200)
    await notify(person, 'Bridge engineer')
    await run('2026-03-10T05:10:00Z')
    const [before, second] = person.browsers.map(titlesOf)
    expect([before, second, titlesOf(moved)]).toEqual([[], ...Array(2).fill(['Bridge engineer'])])
    expect(await countBrowsers()).toBe(3)
    const nowhere = draftBrowser('https://anybody.example/send')
    expect((await call(person, 'PUT', path, nowhere)).statusCode).toBe(400)
  })

  test('cannot be updated after it is deleted, and its waiting messages are dropped', async () => {
    const person = await subscribe(2)
    const [first, second] = person.browsers
    await notify(person, 'Bridge engineer')
    first?.answers.push({ status: 503 })
    await run('2026-03-10T05:10:00Z')
    const path = `/v1/push/browsers/${person.id}`
    expect((await call(await signInPerson(db), 'DELETE', path)).statusCode).toBe(404)
    expect((await call(person, 'DELETE', path)).statusCode).toBe(200)
    expect(await countBrowsers()).toBe(1)
    expect((await call(person, 'DELETE', path)).statusCode).toBe(404)
    expect((await call(person, 'PUT', path, first?.subscription)).statusCode).toBe(404)
    await run('2026-03-10T06:00:00Z')
    expect([first?.received.length, second?.received.length]).toEqual([0, 1])
    expect((await listMessages()).map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'dropped',
    ])
  })

  test('is one of at most ten: the one unused for longest is deleted', async () => {
    const person = await subscribe(MAX_PUSH_BROWSERS)
    clock.set('2026-03-10T06:00:00Z')
    await call(person, 'PUT', `/v1/push/browsers/${person.id}`, person.browser.subscription)
    await call(person, 'POST', '/v1/push/browsers', service.open().subscription)
    const left = (await db.select().from(pushSubscription)).map(({ id }) => id)
    expect([left.length, left.includes(person.id)]).toEqual([MAX_PUSH_BROWSERS, true])
  })
})

describe('signing out', () => {
  test('deletes the subscription of that browser only', async () => {
    const person = await subscribe()
    const token = (await createSession(db, person.accountId, clock.now())) ?? ''
    const elsewhere = { ...person, headers: { ...person.headers, 'x-session-token': token } }
    await call(elsewhere, 'POST', '/v1/push/browsers', service.open().subscription)
    await call(person, 'DELETE', '/auth/v1/logout')
    const left = await db.select().from(pushSubscription)
    expect(left.map(({ sessionHash }) => sessionHash)).toEqual([hashToken(token)])
  })

  test('everywhere else deletes all other subscriptions, also of expired sessions', async () => {
    const [person, other] = [await subscribe(2), await subscribe()]
    const token = person.headers['x-session-token'] ?? ''
    await db
      .update(pushSubscription)
      .set({ sessionHash: null })
      .where(eq(pushSubscription.id, person.id))
    await endOtherSessions(db, person.accountId, token, clock.now())
    expect(await countBrowsers()).toBe(1 + 1)
    await endOtherSessions(db, person.accountId, null, clock.now())
    expect((await db.select().from(pushSubscription)).map(({ id }) => id)).toEqual(other.ids)
  })

  test('is needed to end a subscription: an expired session does not end it', async () => {
    const person = await subscribe()
    await db.delete(session)
    await notify(person, 'Bridge engineer')
    await run('2026-03-10T05:10:00Z')
    expect(titlesOf(person.browser)).toEqual(['Bridge engineer'])
  })
})
