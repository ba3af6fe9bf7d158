import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { parseOutboxArguments } from '@/backend/outbox/outbox-arguments'
import { queueContent } from '@/backend/platform/outbox/queue'
import { UsageError } from '@/backend/platform/runtime/command'
import { provideDatabase } from '@/tests/support/database'
import { runCommand as runProgram } from '@/tests/support/run-command'

const { db, url } = provideDatabase()
const now = new Date('2026-03-10T05:00:00Z')

beforeEach(async () => {
  await db.delete(outgoingMessage)
})

/** Runs the command as `npm run outbox` does, against the test's database. */
const run = (...words: string[]) =>
  runProgram('backend/outbox/cli.ts', words, { DATABASE_URL: url })

const add = (stated: Partial<typeof outgoingMessage.$inferInsert>) =>
  db
    .insert(outgoingMessage)
    .values({
      id: randomUUID(),
      channel: 'text',
      purpose: 'receipt',
      content: { to: '+85512345678', text: 'secret words' },
      createdAt: now,
      nextTryAt: now,
      ...stated,
    })
    .returning()
    .then(([row]) => row?.id ?? '')

test('lists failed and waiting messages with recipient and reason, without their content', async () => {
  const dead = await add({
    state: 'dead',
    settledAt: now,
    tries: 8,
    lastError: 'The SMS gateway answered 500.',
  })
  const waiting = await add({})
  const sent = await add({ state: 'accepted', content: null, settledAt: now })
  const { code, stdout } = await run()
  expect(code).toBe(0)
  expect(stdout).toBe(`Given up: 1
  ${dead}  text, receipt, to +85512345678, tried 8 times, on 2026-03-10 05:00 UTC
    The SMS gateway answered 500.
Waiting: 1
  ${waiting}  text, receipt, to +85512345678, not tried yet, next try 2026-03-10 05:00 UTC
`)
  expect(stdout).not.toContain(sent)
})

test('retries one or all messages, and drops one', async () => {
  const [one, two] = [
    await add({ state: 'dead', settledAt: now, tries: 8 }),
    await add({ tries: 3, nextTryAt: new Date('2099-01-01T00:00:00Z') }),
  ]
  expect(await run('again', one)).toMatchObject({
    code: 0,
    stdout: '1 message is sent again as soon as the product runs.\n',
  })
  expect((await run('again', 'all')).stdout).toContain('2 messages are sent again')
  const rows = await db.select().from(outgoingMessage)
  const isDue = rows.map(({ state, tries, nextTryAt }) => [state, tries, nextTryAt <= new Date()])
  expect(isDue).toEqual(Array.from({ length: 2 }, () => ['waiting', 0, true]))
  expect((await run('drop', two)).stdout).toBe('The message will not be sent.\n')
  const { code, stderr } = await run('drop', two)
  expect([code, stderr]).toEqual([1, expect.stringContaining('No such message is waiting')])
})

test('does not touch a message that is being sent', async () => {
  const id = await db.transaction((tx) =>
    queueContent(tx, 'text', { to: '+85512345678', text: 'x' }, { purpose: 'receipt', now }),
  )
  const nextTryAt = new Date('2099-01-01T00:00:00Z')
  await db.update(outgoingMessage).set({ claimedBy: randomUUID(), nextTryAt })
  expect((await run()).stdout).toContain('being sent')
  expect((await run('drop', id)).code).toBe(1)
})

test('holds all messages, and releases them with or without the waiting ones', async () => {
  const [old] = [await add({ createdAt: new Date('2026-03-01T00:00:00Z') })]
  expect((await run('hold')).stdout).toMatch(/^Held since .* UTC: nothing goes out\./)
  expect((await run('list')).stdout).toMatch(/^Held since [\s\S]*Waiting: 1/)
  const fresh = await add({ createdAt: new Date('2099-01-01T00:00:00Z') })
  expect((await run('release', '--drop')).stdout).toContain('Dropped: 1.')
  const rows = await db.select().from(outgoingMessage)
  expect(rows.map(({ id, state }) => [id, state]).toSorted()).toEqual(
    [
      [old, 'dropped'],
      [fresh, 'waiting'],
    ].toSorted(),
  )
  const again = await run('release')
  expect([again.code, again.stderr]).toEqual([1, 'No messages are held.\n'])
})

test('prints every kind of message with its channels', async () => {
  const { stdout } = await run('kinds')
  for (const { name } of MESSAGE_KINDS) expect(stdout).toContain(`${name} (`)
  expect(stdout).toContain('code (mail, text)')
})

test('exits with an error for an unknown message, database or command', async () => {
  const unknown = await run('again', randomUUID())
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('No such message is waiting'),
  ])
  const DATABASE_URL = 'mysql://localhost/jobs'
  const without = await runProgram('backend/outbox/cli.ts', [], { DATABASE_URL })
  expect([without.code, without.stderr]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL must be .*\n$/),
  ])
  const { code, stderr } = await run('help')
  expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: npm run outbox')])
})

test.each([
  [['help']],
  [['again']],
  [['again', '7']],
  [['list', 'all']],
  [['release', 'all']],
  [['drop', 'all']],
  [['drop', randomUUID(), 'more']],
])('rejects the arguments %o', (words) => {
  expect(() => parseOutboxArguments(words)).toThrow(UsageError)
})

test('release drops what waits only with --drop', () => {
  expect(parseOutboxArguments(['release'])).toMatchObject({ input: { isDropping: false } })
  expect(parseOutboxArguments(['release', '--drop'])).toMatchObject({ input: { isDropping: true } })
})
