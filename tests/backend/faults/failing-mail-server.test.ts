import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import { listUnsent } from '@/backend/platform/outbox/unsent'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideSmtpServer } from '@/tests/support/mail/smtp-server'
import { dueMails, emptyOutbox, HOUR_OF_MAILS } from '@/tests/support/outbox/due-messages'
import { openJobProcess } from '@/tests/support/outbox/job-process'

/** Scheduled e-mails of each kind with a mail server that is unavailable, refuses an address or crashes (promise F22). */
const { db } = provideDatabase()
const server = await provideSmtpServer()
const clock = stoppedClock(HOUR_OF_MAILS)
const mail = createSmtpSender(server.url, 'Visvakor <hello@visvakor.example>', async () => null)
afterAll(() => mail.close())

beforeEach(async () => {
  clock.set(HOUR_OF_MAILS)
  await emptyOutbox(db)
  server.taken.length = 0
  server.refused.clear()
})

/** Lets minutes pass; in each, a process composes and sends what is due. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const { run, outbox } = openJobProcess({ db, clock, senders: { mail } }, ...MESSAGE_KINDS)
    await run()
    await outbox.stop()
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
  }
}

const listTaken = () => server.taken.map(({ to }) => to).toSorted()
const readStates = async () =>
  (await db.select().from(outgoingMessage)).map(({ purpose, state }) => [purpose, state]).toSorted()

const kinds = Object.keys(dueMails).toSorted()
const makeDue = (kind: string, to: string) => dueMails[kind]?.(db, to)

test('e-mails of all kinds are sent once after the mail server was unavailable for an hour', async () => {
  for (const kind of kinds) await makeDue(kind, `${kind}@works.example`)
  await server.close()
  await pass(60)
  expect(await readStates()).toEqual(kinds.map((kind) => [kind, 'waiting']))
  await server.reopen()
  await pass(150)
  expect(listTaken()).toEqual(kinds.map((kind) => `${kind}@works.example`))
  expect(await readStates()).toEqual(kinds.map((kind) => [kind, 'accepted']))
})

describe.each(kinds)('an e-mail of the kind "%s"', (kind) => {
  test('to a refused address is marked as failed, and all others are sent once', async () => {
    server.refused.add('never@works.example')
    for (const name of ['first', 'never', 'second']) await makeDue(kind, `${name}@works.example`)
    await pass(3)
    expect(listTaken()).toEqual(['first@works.example', 'second@works.example'])
    const { total, messages } = await listUnsent(db, 'dead', 10)
    expect(total).toBe(1)
    expect(messages[0]).toMatchObject({
      purpose: kind,
      content: { to: 'never@works.example' },
      lastError: 'The mail server rejected the sender or address (550).',
    })
  })

  test('is sent once by the next try when the server crashes during the transfer', async () => {
    server.turns.push('dies-in-mail')
    await makeDue(kind, 'reader@works.example')
    await pass(1)
    expect([listTaken(), await readStates()]).toEqual([[], [[kind, 'waiting']]])
    await pass(3)
    expect(listTaken()).toEqual(['reader@works.example'])
    expect(await readStates()).toEqual([[kind, 'accepted']])
  })
})
