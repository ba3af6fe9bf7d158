import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { mailChoice } from '@/backend/db/schema/digest'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { notification } from '@/backend/db/schema/notification'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { queueContent } from '@/backend/platform/outbox/queue'
import { stoppedClock } from '@/tests/support/app'
import { recordMessages, testOutbox } from '@/tests/support/app-deps'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'

/** Rows change without the acts that also drop what waits: an attempt under way then may fail and be repeated. */
const { db } = provideDatabase()
const START = '2026-03-10T05:00:00Z'
const clock = stoppedClock(START)
const email = 'dara@example.com'
const mail = { to: email, subject: '', text: '', html: '' }
const chat = { chatId: 1, html: '' }
const browser = {
  subscriptionId: randomUUID(),
  title: '',
  body: '',
  path: '/',
  notificationId: null,
}
let accountId = ''

beforeEach(async () => {
  clock.set(START)
  for (const table of [
    account,
    alertReader,
    newsletterIssue,
    newsletterSubscription,
    outgoingMessage,
  ]) {
    await db.delete(table)
  }
  const emailVerifiedAt = clock.now()
  accountId = first(await db.insert(account).values({ email, emailVerifiedAt }).returning()).id
})

type Stated = { readonly key?: string; readonly accountId?: string }

const queue = <Of extends Channel>(
  purpose: string,
  channel: Of,
  content: MessageContents[Of],
  stated: Stated,
) =>
  db.transaction((tx) =>
    queueContent(tx, channel, content, { purpose, now: clock.now(), ...stated }),
  )

/** Sends what is due, and counts it and what is left of it. */
async function send() {
  const { mails, pushes, chats, senders } = recordMessages()
  await testOutbox({ db, clock, senders }).run()
  const rows = await db.select().from(outgoingMessage)
  return {
    sent: mails.length + pushes.length + chats.length,
    states: rows.map(({ state }) => state),
  }
}
const SENT = { sent: 1, states: ['accepted'] }
const DROPPED = { sent: 0, states: ['dropped'] }

async function addAlert() {
  const now = clock.now()
  const reader = first(await db.insert(alertReader).values({ email, createdAt: now }).returning())
  const search = { readerId: reader.id, area: 'jobs', search: '', rhythm: 'daily' } as const
  const added = { ...search, seenId: 0, nextOn: '2026-03-11', createdAt: now, confirmedAt: now }
  await db.insert(searchAlert).values(added)
  return `alert:${reader.id}:2026-03-10`
}

async function addCopy() {
  const now = clock.now()
  const issue = { hash: 'a', subject: '', markdown: '', startedAt: now, nextAt: now }
  const { id } = first(await db.insert(newsletterIssue).values(issue).returning())
  const subscription = { email, subscribedAt: now, confirmedAt: now }
  const reader = first(await db.insert(newsletterSubscription).values(subscription).returning())
  return `newsletter:${id}:${reader.id}`
}

/** What nobody asks for each time: how it is queued, and how its receiver ends it. */
const KINDS: Readonly<
  Record<string, { queue(): Promise<unknown>; readonly end?: () => Promise<unknown> }>
> = {
  digest: {
    queue: () => queue('digest', 'mail', mail, { accountId }),
    end: () => db.insert(mailChoice).values({ accountId, rhythm: 'off', chosenAt: clock.now() }),
  },
  reminder: {
    queue: () => queue('reminder', 'mail', mail, { accountId }),
    end: () =>
      db
        .insert(mailChoice)
        .values({ accountId, rhythm: 'daily', reminders: false, chosenAt: clock.now() }),
  },
  alert: {
    queue: async () => queue('alert', 'mail', mail, { key: await addAlert() }),
    end: () => db.delete(searchAlert),
  },
  newsletter: {
    queue: async () => queue('newsletter', 'mail', mail, { key: await addCopy() }),
    end: () => db.update(newsletterSubscription).set({ endedAt: clock.now() }),
  },
  // Their senders look whether the browser is still subscribed and the chat still linked.
  'notification in a browser': {
    queue: () => queue('notification', 'push', browser, { accountId }),
  },
  'notification in a chat': {
    queue: () => queue('notification', 'telegram', { ...chat, accountId }, { accountId }),
  },
}

const block = () =>
  db.update(account).set({ blockedAt: clock.now() }).where(eq(account.id, accountId))

describe.each(Object.entries(KINDS))('a waiting %s', (_, kind) => {
  test('is sent to who still wants it, whoever else is blocked', async () => {
    const blockedAt = clock.now()
    await db.insert(account).values([
      { email: 'other@example.com', emailVerifiedAt: blockedAt, blockedAt },
      { email, blockedAt },
    ])
    await kind.queue()
    expect(await send()).toEqual(SENT)
  })

  test('is dropped for an account that was blocked since', async () => {
    await kind.queue()
    await block()
    expect(await send()).toEqual(DROPPED)
  })
})

const ENDED = Object.entries(KINDS).flatMap(([name, { queue: add, end }]) =>
  end === undefined ? [] : [[name, add, end] as const],
)
test.each(ENDED)(
  'a waiting %s is dropped when its receiver ended it since',
  async (_, add, end) => {
    await add()
    await end()
    expect(await send()).toEqual(DROPPED)
  },
)

test('every kind that a blocked account does not get is tried here', () => {
  const tried = new Set(Object.keys(KINDS).map((name) => name.split(' ')[0]))
  const skipped = MESSAGE_KINDS.filter(({ skipsBlocked }) => skipsBlocked).map(({ name }) => name)
  expect([...tried].toSorted()).toEqual([...new Set(skipped)].toSorted())
})

test.each(['code', 'receipt', 'withdrawal', 'email-change'])(
  'a waiting %s, which its receiver asked for, is sent to a blocked account too',
  async (purpose) => {
    await queue(purpose, 'mail', mail, { accountId })
    await block()
    expect(await send()).toEqual(SENT)
  },
)

test('a copy of a newsletter waits while its issue is stopped, and is sent once it continues', async () => {
  await KINDS.newsletter?.queue()
  await db.update(newsletterIssue).set({ stoppedAt: clock.now() })
  expect(await send()).toEqual({ sent: 0, states: ['waiting'] })
  await db.update(newsletterIssue).set({ stoppedAt: null })
  clock.set('2026-03-10T05:01:00Z')
  expect(await send()).toEqual(SENT)
})

test('a test of a newsletter is sent to whom an operator names', async () => {
  await queue('newsletter', 'mail', mail, {})
  expect(await send()).toEqual(SENT)
})

test('notifications of a dropped digest are left for the next one', async () => {
  const [jobId = 0] = await publishJobs(db, { sourceRef: 'a' })
  const now = clock.now()
  const mailed = { accountId, jobId, title: '', createdAt: now, emailedAt: now }
  await db.insert(notification).values(mailed)
  await KINDS.digest?.queue()
  await block()
  expect(await send()).toEqual(DROPPED)
  expect(await db.select({ at: notification.emailedAt }).from(notification)).toEqual([{ at: null }])
})

test('a check that fails delays its own message alone', async () => {
  await queue('newsletter', 'mail', mail, { key: 'newsletter:damaged' })
  await queue('receipt', 'mail', mail, { accountId })
  const { sent, states } = await send()
  expect([sent, states.toSorted()]).toEqual([1, ['accepted', 'waiting']])
})

test('messages behind dropped ones are sent in the same run', async () => {
  for (let copies = 0; copies < 7; copies += 1) await KINDS.digest?.queue()
  await KINDS.digest?.end?.()
  clock.set('2026-03-10T05:01:00Z')
  await queue('receipt', 'mail', mail, { accountId })
  const { sent, states } = await send()
  expect([sent, states.filter((state) => state === 'dropped').length]).toEqual([1, 7])
})
