import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteUnusedFiles } from '@/backend/areas/files/files'
import { openStoredFile } from '@/backend/areas/files/stored-bytes'
import { file } from '@/backend/db/schema/file'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { stoppedClock } from '@/tests/support/app'
import { testOutbox } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { provideSmtpServer, type Turn } from '@/tests/support/mail/smtp-server'
import {
  expectWhole,
  queueWithFile,
  type StoredFile,
  storeFile,
} from '@/tests/support/outbox/queued'
import { provideFiles } from '@/tests/support/private-files'

/** A mail server that is away, refuses or crashes during a transfer (promise F22). */
const { db } = provideDatabase()
const { files } = await provideFiles()
const server = await provideSmtpServer()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const from = 'Visvakor <hello@visvakor.example>'
const mail = createSmtpSender(server.url, from, (id) => openStoredFile({ db, files }, id))
let outbox: Outbox
let attachment: StoredFile

beforeAll(async () => {
  outbox = testOutbox({ db, clock, senders: { mail } })
  attachment = await storeFile(db, files.store)
})
afterAll(async () => {
  await outbox.stop()
  mail.close()
})
beforeEach(async () => {
  await db.delete(outgoingMessage)
  server.taken.length = 0
  server.turns.length = 0
  // No connection of the previous test is left.
  await server.close()
  await server.reopen()
})

/** Advances the clock by seconds, plus the longest random spread of a pause. */
function pass(seconds: number): void {
  clock.set(new Date(clock.now().getTime() + seconds * 1200 + 1).toISOString())
}

const queue = (to: string) => queueWithFile(db, to, attachment, clock.now())
const read = async (id: string) => {
  const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
  return row
}

async function expectOnce(to: string): Promise<void> {
  const taken = server.taken.filter((each) => each.to === to)
  expect(taken).toHaveLength(1)
  await expectWhole(taken[0]?.raw ?? Buffer.of(), attachment)
}

test('ten e-mails queued while the server is away arrive once and whole when it is back', async () => {
  await server.close()
  const addresses = Array.from({ length: 10 }, (_, index) => `away-${index}@works.example`)
  const ids = await Promise.all(addresses.map(queue))
  for (const pause of [10, 60, 300]) {
    await outbox.run()
    await outbox.run()
    expect(await read(ids[0] ?? '')).toMatchObject({ state: 'waiting', claimedBy: null })
    pass(pause)
  }
  expect(await read(ids[0] ?? '')).toMatchObject({
    tries: 3,
    lastError: 'The mail server could not be reached or closed the connection.',
  })
  await server.reopen()
  await outbox.run()
  for (const to of addresses) await expectOnce(to)
})

describe('an e-mail', () => {
  test.each<Turn>([
    'no-connection',
    'recipient-later',
    'content-later',
    'dies-in-mail',
    'dies-before-answer',
  ])('to a server that first answers %s arrives with the next try', async (turn) => {
    server.turns.push(turn)
    const to = `${turn}@works.example`
    const id = await queue(to)
    await outbox.run()
    expect(await read(id)).toMatchObject({ state: 'waiting', tries: 1 })
    await outbox.run()
    expect(server.taken).toEqual([])
    pass(10)
    await outbox.run()
    await expectOnce(to)
    expect(await read(id)).toMatchObject({ state: 'accepted', content: null, lastError: null })
  })

  test.each<[Turn, string]>([
    ['recipient-never', 'The mail server rejected the sender or address (550).'],
    ['content-never', 'The mail server rejected the mail (554).'],
  ])(
    'that is refused for good (%s) stays for the operator, and delays no other',
    async (turn, why) => {
      server.turns.push(turn)
      const id = await queue('never@works.example')
      await outbox.run()
      await queue('other@works.example')
      await outbox.run()
      await expectOnce('other@works.example')
      expect(await read(id)).toMatchObject({ state: 'dead', tries: 1, lastError: why })
      pass(1_000_000)
      await outbox.run()
      expect(server.taken).toHaveLength(1)
    },
  )

  test('that is refused temporarily for a day and a half is given up after eight tries', async () => {
    const id = await queue('busy@works.example')
    for (const pause of [10, 60, 300, 1800, 7200, 21_600, 86_400, 0]) {
      server.turns.push('recipient-later')
      await outbox.run()
      pass(pause)
    }
    expect(await read(id)).toMatchObject({ state: 'dead', tries: 8 })
  })

  test('keeps its file from being deleted, and is given up when the file is missing', async () => {
    const which = eq(file.id, attachment.id)
    await queue('file@works.example')
    expect(await deleteUnusedFiles(db, which)).toEqual([])
    await outbox.run()
    await expectOnce('file@works.example')
    const [key] = await deleteUnusedFiles(db, which)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    const late = await queue('late@works.example')
    await outbox.run()
    expect(await read(late)).toMatchObject({
      state: 'dead',
      lastError: 'An attached file no longer exists.',
    })
    attachment = await storeFile(db, files.store)
  })
})
