import { eq, isNotNull, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { digestMail } from '@/backend/areas/notifications/digest-mail'
import { addDigest } from '@/backend/areas/notifications/due-digests'
import {
  getUnsubscribeToken,
  updateMailChoice,
} from '@/backend/areas/notifications/mail-preferences'
import { markAllRead } from '@/backend/areas/notifications/notifications'
import type { Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { digest, digestToken } from '@/backend/db/schema/digest'
import type { Mail } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { notification } from '@/backend/db/schema/notification'
import { job } from '@/backend/db/schema/vacancy'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Senders } from '@/backend/platform/outbox/sender'
import type { EmailFrequency } from '@/lib/contract/notifications/digest-mail'
import { stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf } from '@/tests/support/app-deps'
import { signInReader } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { changeWhileWaiting } from '@/tests/support/lock-waits'
import { notifyOfJob } from '@/tests/support/notifications'
import { openJobProcess, SITE_URL } from '@/tests/support/outbox/job-process'

const { db, pool } = provideDatabase()
const clock = stoppedClock('2026-03-10T11:00:00Z')

/** Queues and sends digests. */
const senderWith = (senders: Partial<Senders>) =>
  openJobProcess({ db, clock, senders }, digestMail).run

beforeEach(async () => {
  clock.set('2026-03-10T11:00:00Z')
  await db.delete(account)
})

/** A user with a verified address and notifications of jobs with these titles. */
async function reader(...titles: string[]) {
  const { accountId, email } = await signInReader(db)
  for (const title of titles) await notifyOfJob(db, accountId, title)
  return { accountId, email }
}

type Reader = Awaited<ReturnType<typeof reader>>

const choose = ({ accountId }: Reader, rhythm: EmailFrequency) =>
  db.transaction((tx) => updateMailChoice(tx, accountId, { rhythm }, clock.now()))

test('sends unread notifications in one e-mail a day', async () => {
  const { mails, senders } = recordMessages()
  const send = senderWith(senders)
  const { accountId, email } = await reader('Bridge engineer', 'R&D <lead>')
  await send()
  await send()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, '2 new listings for you']])
  const [mail] = mails
  expect(mail?.text).toMatch(/Bridge engineer\nhttps:\/\/www\.visvakor\.example\/jobs\/\d+/)
  expect(mail?.html).toContain('R&amp;D &lt;lead&gt;')

  await notifyOfJob(db, accountId, 'Later the same day')
  await send('2026-03-10T16:59:00Z')
  expect(mails).toHaveLength(1)
  await send('2026-03-11T10:59:00Z')
  expect(mails).toHaveLength(1)
  await send('2026-03-11T11:00:00Z')
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 new listings for you',
    'A new listing for you',
  ])
  expect(mails[1]?.text).toContain('Later the same day')
  expect(mails[1]?.text).not.toContain('Bridge')
})

test("has an unsubscribe link, of which only the token's hash is stored", async () => {
  const { mails, senders } = recordMessages()
  const { accountId } = await reader('Bridge engineer')
  await senderWith(senders)()
  const url = new URL(mails[0]?.unsubscribeUrl ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(`${SITE_URL}/upstream/v1/digest-mail/unsubscribe`)
  const token = url.searchParams.get('token') ?? ''
  expect(await getUnsubscribeToken(db, token)).toEqual({ accountId, ends: 'digests' })
  const [stored] = await db.select().from(digestToken)
  expect(stored?.tokenHash).not.toContain(token)
})

test('is not sent to users who unsubscribed, have read everything or have no verified address', async () => {
  const { mails, senders } = recordMessages()
  const [unsubscribed, hasRead, unproven] = [
    await reader('a'),
    await reader('b'),
    await reader('c'),
  ]
  await reader()
  await choose(unsubscribed, 'off')
  await db.transaction((tx) => markAllRead(tx, hasRead.accountId, clock.now()))
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, unproven.accountId))
  await senderWith(senders)()
  expect(mails).toEqual([])
})

test('leaves out listings that were taken down or closed, and is not sent without others', async () => {
  const { mails, senders } = recordMessages()
  const [some, none] = [await reader('Stands', 'Taken down', 'Closed'), await reader('Taken down')]
  await db.update(job).set({ removedAt: clock.now() }).where(eq(job.title, 'Taken down'))
  await db.update(job).set({ closingDate: '2026-03-09' }).where(eq(job.title, 'Closed'))
  await senderWith(senders)()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [some.email, 'A new listing for you'],
  ])
  expect(mails[0]?.text).toContain('Stands')
  expect(await db.$count(digest, eq(digest.accountId, none.accountId))).toBe(0)

  await db.update(job).set({ removedAt: null })
  await senderWith(senders)('2026-03-11T11:00:00Z')
  expect(mails.slice(1).map(({ to }) => to)).toEqual(
    expect.arrayContaining([some.email, none.email]),
  )
})

test('is sent once to everybody by two senders at once', async () => {
  const { mails, senders } = recordMessages()
  const readers = []
  for (let count = 0; count < 30; count++) readers.push((await reader('Bridge engineer')).email)
  const processes = [senderWith(senders), senderWith(senders)]
  await Promise.all(processes.map((send) => send()))
  expect(mails.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
})

test('is tried again later after a refusal, and does not delay others', async () => {
  const accepted: Mail[] = []
  const refused = await reader('Bridge engineer')
  const other = await reader('Bridge engineer')
  let isRefusing = true
  const send = senderWith({
    mail: senderOf((mail) => {
      if (isRefusing && mail.to === refused.email) throw new DeliveryFailure('Mailbox busy')
      accepted.push(mail)
    }),
  })
  await send()
  expect(await db.$count(digest, isNotNull(digest.sentAt))).toBe(1)
  isRefusing = false
  await send()
  expect(accepted.map(({ to }) => to)).toEqual([other.email])
  await send('2026-03-10T11:16:00Z')
  await send()
  expect(accepted.map(({ to }) => to)).toEqual([other.email, refused.email])
  expect(await db.$count(notification, eq(notification.accountId, refused.accountId))).toBe(1)
})

test('includes what an undelivered digest had after a permanent refusal or a day of failures', async () => {
  const accepted: Mail[] = []
  const [gone, slow] = [await reader('Bridge engineer'), await reader('Tunnel engineer')]
  await notifyOfJob(db, gone.accountId, 'Mailed before')
  const isMailed = eq(notification.title, 'Mailed before')
  await db
    .update(notification)
    .set({ emailedAt: new Date('2026-03-09T11:00:00Z') })
    .where(isMailed)
  let isRefusing = true
  const send = senderWith({
    mail: senderOf((mail) => {
      if (isRefusing) throw new DeliveryFailure('Not now', { isPermanent: mail.to === gone.email })
      accepted.push(mail)
    }),
  })
  await send()
  expect(await db.$count(notification, isNull(notification.emailedAt))).toBe(1)
  isRefusing = false
  await send('2026-03-11T10:59:00Z')
  expect(accepted).toEqual([])
  await send('2026-03-11T11:00:00Z')
  expect(accepted.map(({ to }) => to).toSorted()).toEqual([gone.email, slow.email].toSorted())
  expect(accepted.map(({ text }) => /\w+ engineer/.exec(text)?.[0]).toSorted()).toEqual([
    'Bridge engineer',
    'Tunnel engineer',
  ])
  const days = await db.select().from(digest).orderBy(digest.day)
  expect(days.map(({ day, sentAt }) => [day, sentAt?.toISOString() ?? null])).toEqual([
    ['2026-03-10', null],
    ['2026-03-10', null],
    ['2026-03-11', clock.now().toISOString()],
    ['2026-03-11', clock.now().toISOString()],
  ])
})

test('is not sent when the user unsubscribes while it waits', async () => {
  const { mails, senders } = recordMessages()
  const unsubscribed = await reader('Bridge engineer')
  const busy = senderOf<'mail'>(() => {
    throw new DeliveryFailure('Not now')
  })
  await senderWith({ mail: busy })()
  await choose(unsubscribed, 'off')
  await senderWith(senders)('2026-03-10T12:00:00Z')
  expect(mails).toEqual([])
})

test.each([
  ['reads everything', (tx: Transaction, id: string) => markAllRead(tx, id, clock.now())],
  ['gets another', (tx: Transaction, id: string) => addDigest(tx, id, '2026-03-10')],
])('is not sent to a user who %s while it is written', async (_, happen) => {
  const { mails, senders } = recordMessages()
  const { accountId } = await reader('Bridge engineer')
  await changeWhileWaiting({ db, pool }, accountId, senderWith(senders), (tx) =>
    happen(tx, accountId),
  )
  expect(mails).toEqual([])
})

describe('sent at once', () => {
  test('collects ten minutes in one e-mail at any hour, and sends later ones separately', async () => {
    const { mails, senders } = recordMessages()
    const send = senderWith(senders)
    clock.set('2026-03-10T04:00:00Z')
    const subscriber = await reader(...Array.from({ length: 50 }, (_, index) => `Title ${index}`))
    await choose(subscriber, 'at-once')
    await send('2026-03-10T04:09:59Z')
    expect(mails).toEqual([])
    await send('2026-03-10T04:10:00Z')
    await send()
    expect(mails.map(({ subject }) => subject)).toEqual(['50 new listings for you'])
    await notifyOfJob(db, subscriber.accountId, 'Later', new Date('2026-03-10T04:30:00Z'))
    await send('2026-03-10T04:40:00Z')
    expect(mails.map(({ subject }) => subject)).toEqual([
      '50 new listings for you',
      'A new listing for you',
    ])
  })

  test('is sent once to everybody by two senders at once', async () => {
    const { mails, senders } = recordMessages()
    const readers: Reader[] = []
    for (let count = 0; count < 20; count++) readers.push(await reader('Bridge engineer'))
    for (const each of readers) await choose(each, 'at-once')
    await Promise.all([senderWith(senders), senderWith(senders)].map((send) => send()))
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      readers.map(({ email }) => email).toSorted(),
    )
  })

  test('after a permanent refusal sends again only with new listings, together with undelivered ones', async () => {
    const tried: Mail[] = []
    const send = senderWith({
      mail: senderOf((mail) => {
        tried.push(mail)
        throw new DeliveryFailure('Nobody lives here', { isPermanent: true })
      }),
    })
    const gone = await reader('Bridge engineer')
    await choose(gone, 'at-once')
    for (const minute of ['00', '15', '30', '45']) {
      await send(`2026-03-10T11:${minute}:00Z`)
    }
    expect(tried).toHaveLength(1)
    await notifyOfJob(db, gone.accountId, 'Tunnel engineer', new Date('2026-03-10T11:50:00Z'))
    await send('2026-03-10T12:00:00Z')
    expect(tried[1]?.text).toMatch(/Tunnel engineer[\s\S]*Bridge engineer/)
  })
})

describe('sent weekly', () => {
  // 2026-03-09 is a Monday.
  test('is one e-mail on Monday at the hour, with everything since the last one', async () => {
    const { mails, senders } = recordMessages()
    const send = senderWith(senders)
    const weekly = await reader('Bridge engineer')
    clock.set('2026-03-10T11:30:00Z')
    await choose(weekly, 'weekly')
    for (const moment of ['2026-03-10T12:00:00Z', '2026-03-15T12:00:00Z', '2026-03-16T10:59:59Z']) {
      await send(moment)
    }
    expect(mails).toEqual([])
    await send('2026-03-16T11:00:00Z')
    const [sent] = await db.select().from(outgoingMessage)
    expect(sent?.expiresAt).toEqual(new Date('2026-03-23T10:00:00Z'))
    await notifyOfJob(db, weekly.accountId, 'Later', new Date('2026-03-16T11:30:00Z'))
    await send('2026-03-17T12:00:00Z')
    expect(mails.map(({ subject }) => subject)).toEqual(['A new listing for you'])
  })

  test('is made up for until the next Monday at the hour, with what the missed one would have had', async () => {
    const { mails, senders } = recordMessages()
    clock.set('2026-03-01T05:00:00Z')
    const [early, late] = [await reader(), await reader()]
    for (const each of [early, late]) await choose(each, 'weekly')
    await notifyOfJob(db, early.accountId, 'Before', new Date('2026-03-09T11:00:00Z'))
    await notifyOfJob(db, late.accountId, 'After', new Date('2026-03-09T11:00:01Z'))
    await senderWith(senders)('2026-03-16T10:59:59Z')
    expect(mails.map(({ to }) => to)).toEqual([early.email])
  })

  test('is sent the day after when nothing ran on Monday', async () => {
    const { mails, senders } = recordMessages()
    await choose(await reader('Bridge engineer'), 'weekly')
    await senderWith(senders)('2026-03-17T02:00:00Z')
    expect(mails).toHaveLength(1)
  })
})
