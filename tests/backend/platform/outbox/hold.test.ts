import { beforeEach, expect, test, vi } from 'vitest'
import { outboxHome, outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { getHeldSince, holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { queueContent } from '@/backend/platform/outbox/queue'
import { stoppedClock } from '@/tests/support/app'
import { recordMessages, testOutbox } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const to = '+85512345678'
const queue = (text: string) =>
  db.transaction((tx) =>
    queueContent(tx, 'text', { to, text }, { purpose: 'code', now: clock.now() }),
  )
const open = () => {
  const { texts, senders } = recordMessages()
  const warn = vi.fn()
  const log = { warn, error: warn }
  const outbox = testOutbox({ db, clock, senders, firstAttemptTimeoutMs: 50, log })
  return { outbox, warn, sentTexts: () => texts.map(({ text }) => text) }
}

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  await db.delete(outgoingMessage)
  await db.delete(outboxHome)
})

/** Simulates a restore: the row names the database of the backup. */
const restore = async () => {
  await getHeldSince(db, clock.now())
  await db.update(outboxHome).set({ database: 'another cluster/16384' })
}

test('a database that was not restored sends, also after a restart', async () => {
  await queue('one')
  const first = open()
  await first.outbox.run()
  await queue('two')
  const second = open()
  await second.outbox.run()
  expect([...first.sentTexts(), ...second.sentTexts()]).toEqual(['one', 'two'])
  expect(first.warn).not.toHaveBeenCalled()
})

test('a restored backup says once that it sends nothing before the operator releases messages', async () => {
  await queue('from the backup')
  await restore()
  const { outbox, warn, sentTexts } = open()
  await outbox.run()
  clock.set('2026-03-10T06:00:00Z')
  const later = await queue('a new code')
  expect(await outbox.firstTry(later)).toBe('failed')
  await outbox.run()
  expect(sentTexts()).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await releaseMessages(db, { now: clock.now(), isDropping: false })).toBe(0)
  await outbox.run()
  expect(sentTexts().toSorted()).toEqual(['a new code', 'from the backup'])
  expect(await getHeldSince(db, clock.now())).toBeNull()
})

test('messages of the backup that still wait can be dropped, and later ones are sent', async () => {
  await queue('sent before the backup')
  await open().outbox.run()
  await queue('from the backup')
  clock.set('2026-03-10T06:00:00Z')
  await restore()
  const { outbox, sentTexts } = open()
  await outbox.run()
  await queue('a new code')
  expect(await releaseMessages(db, { now: clock.now(), isDropping: true })).toBe(1)
  await outbox.run()
  expect(sentTexts()).toEqual(['a new code'])
})

test('a hold keeps its first time, and ends once', async () => {
  const first = await holdMessages(db, clock.now())
  clock.set('2026-03-10T06:00:00Z')
  expect(await holdMessages(db, clock.now())).toEqual(first)
  expect(await releaseMessages(db, { now: clock.now(), isDropping: false })).toBe(0)
  expect(await releaseMessages(db, { now: clock.now(), isDropping: false })).toBeNull()
})
