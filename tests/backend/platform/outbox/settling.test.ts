import { eq, ne, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { cancelMessage, dropWaitingMessage } from '@/backend/platform/outbox/cancel-message'
import { createChannelWorker } from '@/backend/platform/outbox/channel-worker'
import { claimDue } from '@/backend/platform/outbox/claim'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import {
  dropExpired,
  dropUnsent,
  recordFailedAttempt,
  releaseClaim,
  settleClaim,
} from '@/backend/platform/outbox/message-state'
import { queueContent } from '@/backend/platform/outbox/queue'
import type { OnSettled } from '@/backend/platform/outbox/settled-handlers'
import { retryUnsent } from '@/backend/platform/outbox/unsent'
import { silentLog } from '@/backend/platform/runtime/log'
import { senderOf, testOutbox } from '@/tests/support/app-deps'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

/** Changes of single messages: each test has other messages that must stay unchanged. */
const { db } = provideDatabase()
const NOW = new Date('2026-03-10T05:00:00Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

beforeEach(async () => {
  await db.delete(outgoingMessage)
})

const queue = (options: Partial<Parameters<typeof queueContent>[3]> = {}) =>
  db.transaction((tx) =>
    queueContent(
      tx,
      'text',
      { to: '+85512345678', text: 'x' },
      { purpose: 'receipt', now: NOW, ...options },
    ),
  )
const claim = (now = NOW, atMost = 100) =>
  claimDue(db, 'text', { now, until: new Date(now.getTime() + 90_000), atMost })
const claimOne = async () => first(await claim(NOW, 1))
type Claim = Awaited<ReturnType<typeof claimOne>>
const accept = (held: Claim) =>
  settleClaim(db, {}, held, { state: 'accepted', now: NOW, why: null })
const giveUp = (held: Claim) =>
  settleClaim(db, {}, held, { state: 'dead', now: NOW, why: 'Refused.' })
const drop = (which: Parameters<typeof dropWaitingMessage>[1], now = NOW) =>
  db.transaction((tx) => dropWaitingMessage(tx, which, now))
const stateOf = async (id: string) => {
  const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
  return row?.state
}

describe('claimDue', () => {
  test('skips rows that another process has locked', async () => {
    const [locked, free] = [await queue(), await queue()]
    await db.transaction(async (tx) => {
      // A wait for the lock would end with this timeout.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '2s'`)
      await tx.select().from(outgoingMessage).where(eq(outgoingMessage.id, locked)).for('update')
      expect((await claim()).map(({ id }) => id)).toEqual([free])
    })
  })

  test('includes a message that a clock far ahead has postponed', async () => {
    const id = await queue()
    await recordFailedAttempt(db, await claimOne(), {
      nextTryAt: inMinutes(49 * 60),
      why: 'Not now.',
    })
    expect((await claim()).map((each) => each.id)).toEqual([id])
  })

  test('leaves out a message that waits for another try', async () => {
    await queue()
    await recordFailedAttempt(db, await claimOne(), {
      nextTryAt: inMinutes(47 * 60),
      why: 'Not now.',
    })
    expect(await claim()).toEqual([])
  })
})

describe('dropWaitingMessage', () => {
  test('drops the message of an id or a key, and no other', async () => {
    const [one, two, other] = [await queue(), await queue({ key: 'a' }), await queue({ key: 'b' })]
    expect([await drop({ id: one }), await drop({ key: 'a' })]).toEqual([true, true])
    const states = await Promise.all([one, two, other].map(stateOf))
    expect(states).toEqual(['dropped', 'dropped', 'waiting'])
  })

  test('drops a message that waits for another try or whose claim has expired', async () => {
    const id = await queue()
    await recordFailedAttempt(db, await claimOne(), { nextTryAt: inMinutes(10), why: 'Not now.' })
    expect(await drop({ id })).toBe(true)
    const claimed = await queue()
    await claim()
    expect(await drop({ id: claimed })).toBe(false)
    expect(await drop({ id: claimed }, inMinutes(2))).toBe(true)
  })
})

describe('dropUnsent', () => {
  const end = (id: string, now = NOW) => dropUnsent(db, {}, id, now)

  test('drops a waiting or failed message, but not one that was sent or is being sent', async () => {
    const dead = await queue()
    await giveUp(await claimOne())
    const sent = await queue()
    await accept(await claimOne())
    const sending = await queue()
    await claim()
    const waiting = await queue()
    expect([await end(sent), await end(sending), await end(dead), await end(dead)]).toEqual([
      0, 0, 1, 0,
    ])
    expect(await Promise.all([dead, sent, sending, waiting].map(stateOf))).toEqual([
      'dropped',
      'accepted',
      'waiting',
      'waiting',
    ])
    expect(await end(sending, inMinutes(2))).toBe(1)
  })

  test('drops a message that waits for another try', async () => {
    const id = await queue()
    await recordFailedAttempt(db, await claimOne(), { nextTryAt: inMinutes(10), why: 'Not now.' })
    expect(await end(id)).toBe(1)
  })
})

test('retryUnsent retries the one message, and none that was sent or is being sent', async () => {
  const sent = await queue()
  await accept(await claimOne())
  const sending = await queue()
  await claim()
  const retried: number[] = []
  for (const which of [{ id: sent }, { id: sending }, 'all'] as const) {
    retried.push(await retryUnsent(db, which, NOW))
  }
  expect(retried).toEqual([0, 0, 0])
  const [one] = [await queue(), await queue()]
  expect(await retryUnsent(db, { id: one }, NOW)).toBe(1)
})

test('dropExpired drops only expired messages that are not being sent', async () => {
  const expiresAt = inMinutes(1)
  const sending = await queue({ expiresAt })
  await claim()
  const expired = await queue({ expiresAt })
  const others = [await queue(), await queue({ expiresAt: inMinutes(5) })]
  await dropExpired({ db, settledHandlers: {}, log: silentLog }, inMinutes(1))
  expect(await Promise.all([sending, expired, ...others].map(stateOf))).toEqual([
    'waiting',
    'dropped',
    'waiting',
    'waiting',
  ])
})

test('dropExpired settles no message that was settled since it looked', async () => {
  const expiresAt = inMinutes(1)
  for (const key of ['one', 'two']) await queue({ key, expiresAt })
  const accepted = { state: 'accepted', settledAt: NOW } as const
  const tell = vi.fn<OnSettled>(async (tx, { id }) => {
    const others = ne(outgoingMessage.id, id)
    await tx
      .update(outgoingMessage)
      .set({ ...accepted, content: null })
      .where(others)
  })
  await dropExpired({ db, settledHandlers: { receipt: tell }, log: silentLog }, expiresAt)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a process that lost its claim records nothing, and an outcome affects one message', async () => {
  const [id, other] = [await queue(), await queue()]
  const lost = first((await claim()).filter((each) => each.id === id))
  const held = first((await claim(inMinutes(2))).filter((each) => each.id === id))
  await accept(lost)
  await giveUp(lost)
  await releaseClaim(db, lost, NOW)
  expect(await drop({ id }, inMinutes(2))).toBe(false)
  await accept(held)
  expect([await stateOf(id), await stateOf(other)]).toEqual(['accepted', 'waiting'])
  await releaseClaim(db, held, NOW)
  const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
  expect(row?.nextTryAt).not.toEqual(NOW)
})

describe('cancelMessage', () => {
  const take = (key: string, now = NOW) => db.transaction((tx) => cancelMessage(tx, key, now))

  test('returns unsent before the first try', async () => {
    const id = await queue({ key: 'new' })
    await queue({ key: 'other' })
    expect([await take('new'), await stateOf(id)]).toEqual(['unsent', 'dropped'])
    expect(await take('new')).toBe('settled')
    expect(await take('unknown')).toBe('settled')
    expect(await take('other')).toBe('unsent')
  })

  test('returns tried after a failed try or an expired claim', async () => {
    await queue({ key: 'failed' })
    await recordFailedAttempt(db, await claimOne(), { nextTryAt: inMinutes(10), why: 'Not now.' })
    expect(await take('failed')).toBe('tried')
    await queue({ key: 'killed' })
    await claim()
    expect(await take('killed', inMinutes(2))).toBe('tried')
  })

  test('returns under-way while the message is being sent, and prevents another try', async () => {
    const id = await queue({ key: 'sending' })
    const held = await claimOne()
    expect([await take('sending'), await stateOf(id)]).toEqual(['under-way', 'waiting'])
    await recordFailedAttempt(db, held, { nextTryAt: NOW, why: 'Not now.' })
    expect(await claim()).toEqual([])
  })
})

test('a delivery failure allows a retry at any time unless it says otherwise', () => {
  expect(new DeliveryFailure('Not now.')).toMatchObject({
    isPermanent: false,
    isUnwanted: false,
    retryAfterMs: 0,
  })
})

test('logs a refusal as a warning, and any other failure as an error', async () => {
  const [warn, error] = [vi.fn(), vi.fn()]
  const failures = [new DeliveryFailure('Not now.'), new TypeError('It has a fault')]
  const [, fault] = failures
  const text = senderOf<'text'>(() => {
    throw failures.shift()
  })
  const clock = { now: () => NOW }
  const outbox = testOutbox({ db, clock, log: { warn, error }, senders: { text } })
  for (let sent = 0; sent < 2; sent += 1) {
    await queue()
    await outbox.run()
  }
  expect(warn.mock.calls.map(([{ why }]) => why)).toEqual(['Not now.'])
  expect(error.mock.calls.map(([{ err }]) => err)).toEqual([fault])
})

test('run during a poll makes the worker poll once more', async () => {
  let looks = 0
  const now = () => {
    looks += 1
    if (looks === 1) queueMicrotask(() => void pump.run())
    return NOW
  }
  const sender = senderOf<'text'>(() => undefined)
  const options = {
    db,
    clock: { now },
    log: silentLog,
    settledHandlers: {},
    checkBeforeSending: async () => 'send' as const,
    onTried: () => undefined,
  }
  const pump = createChannelWorker('text', sender, options)
  await pump.run()
  expect(looks).toBe(2)
})
