import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { dropWaitingMessage } from '@/backend/platform/outbox/cancel-message'
import { claimDue } from '@/backend/platform/outbox/claim'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { recordFailedAttempt, settleClaim } from '@/backend/platform/outbox/message-state'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueContent } from '@/backend/platform/outbox/queue'
import { senderOf, testOutbox } from '@/tests/support/app-deps'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { createGate } from '@/tests/support/gate'
import { until } from '@/tests/support/launch/until'

const { db } = provideDatabase()
const NOW = new Date('2026-03-10T05:00:00Z')
const clock = { now: () => NOW }
/** Milliseconds; longer than any attempt of a busy machine, as only `firstTryOfSlow` reaches it. */
const TIMEOUT = 60_000

type Attempt = () => void | Promise<void>
const refuse = () => Promise.reject(new DeliveryFailure('Not now.'))

let attempts: Attempt[]
let outbox: Outbox
beforeEach(async () => {
  await db.delete(outgoingMessage)
  attempts = []
  const text = senderOf<'text'>(() => attempts.shift()?.())
  outbox = testOutbox({ db, clock, senders: { text }, firstAttemptTimeoutMs: TIMEOUT })
})
afterEach(async () => {
  vi.useRealTimers()
  // A worker that is still polling would take the next test's message.
  await outbox.stop()
})

const queue = () =>
  db.transaction((tx) =>
    queueContent(tx, 'text', { to: '+85512345678', text: 'x' }, { purpose: 'receipt', now: NOW }),
  )
const claimOne = async () =>
  first(
    await claimDue(db, 'text', { now: NOW, until: new Date(NOW.getTime() + 90_000), atMost: 1 }),
  )

/** The first try of a message whose sending lasts longer than the timeout, and a function that ends it. */
async function firstTryOfSlow() {
  const gate = createGate()
  gate.close()
  attempts.push(gate.pass)
  const id = await queue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tried = outbox.firstTry(id)
  await until('the message is being sent', () => gate.held === 1)
  vi.advanceTimersByTime(TIMEOUT)
  vi.useRealTimers()
  return { result: await tried, end: gate.open }
}

test('returns the outcome of the attempt', async () => {
  attempts.push(() => undefined, refuse)
  expect(await outbox.firstTry(await queue())).toBe('accepted')
  expect(await outbox.firstTry(await queue())).toBe('failed')
})

test('fails for a message that is unwanted or postponed', async () => {
  attempts.push(() => Promise.reject(new DeliveryFailure('Nobody asked.', { isUnwanted: true })))
  expect(await outbox.firstTry(await queue())).toBe('failed')
  const postponing = testOutbox({ db, clock, checkBeforeSending: async () => 'postpone' })
  expect(await postponing.firstTry(await queue())).toBe('failed')
  await postponing.stop()
})

test('returns under-way for a slow attempt, unless the previous one failed', async () => {
  const slow = await firstTryOfSlow()
  attempts.push(refuse)
  const refused = await outbox.firstTry(await queue())
  const afterFailure = await firstTryOfSlow()
  expect([slow.result, refused, afterFailure.result]).toEqual(['under-way', 'failed', 'failed'])
  for (const { end } of [slow, afterFailure]) end()
  await outbox.run()
  const afterSuccess = await firstTryOfSlow()
  expect(afterSuccess.result).toBe('under-way')
  afterSuccess.end()
})

test('returns the outcome of another process', async () => {
  const impatient = testOutbox({ db, clock, firstAttemptTimeoutMs: 1 })
  const accepted = await queue()
  await settleClaim(db, {}, await claimOne(), { state: 'accepted', now: NOW, why: null })
  const failed = await queue()
  const nextTryAt = new Date(NOW.getTime() + 600_000)
  await recordFailedAttempt(db, await claimOne(), { nextTryAt, why: 'Not now.' })
  const dropped = await queue()
  await db.transaction((tx) => dropWaitingMessage(tx, { id: dropped }, NOW))
  const waiting = await queue()
  await claimOne()
  const outcomes: string[] = []
  for (const id of [accepted, failed, dropped, waiting]) {
    outcomes.push(await impatient.firstTry(id))
  }
  expect(outcomes).toEqual(['accepted', 'failed', 'failed', 'under-way'])
  await impatient.stop()
  expect(await impatient.firstTry(waiting)).toBe('failed')
})
