import { beforeEach, expect, test } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { type MessageKind, toSettledHandlers } from '@/backend/platform/outbox/message-kind'
import { queueMessage, queueMessages } from '@/backend/platform/outbox/queue'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const now = new Date('2026-03-10T05:00:00Z')
const siteUrl = 'https://www.jobs.example'

const hello: MessageKind<string, 'mail' | 'text'> = {
  name: 'hello',
  event: 'a test says hello',
  audience: 'nobody',
  rhythm: 'at once',
  unsubscribe: 'no',
  texts: {
    mail: (to, site) => ({ to, subject: `Hello from ${site.name}`, paragraphs: [site.url] }),
    text: (to, site) => ({ to, text: `Hello from ${site.name}` }),
  },
}

beforeEach(async () => {
  await db.delete(outgoingMessage)
  await db.delete(setting)
})

const read = async () => {
  const rows = await db.select().from(outgoingMessage).orderBy(outgoingMessage.channel)
  return rows.map(({ purpose, content }) => [purpose, content])
}

test("uses the site's name from the settings, or its host", async () => {
  const say = () =>
    db.transaction((tx) => queueMessage(tx, hello, 'text', '+85512345678', { now, siteUrl }))
  await say()
  expect(await read()).toEqual([
    ['hello', { to: '+85512345678', text: 'Hello from www.jobs.example' }],
  ])
  await db.delete(outgoingMessage)
  await db.insert(setting).values({ key: 'Site Name', value: 'Angkor <Jobs>' })
  await say()
  await db.transaction((tx) => queueMessage(tx, hello, 'mail', 'sok@a.example', { now, siteUrl }))
  const [mail, text] = await read()
  expect(text).toEqual(['hello', { to: '+85512345678', text: 'Hello from Angkor <Jobs>' }])
  expect(mail).toEqual([
    'hello',
    expect.objectContaining({
      subject: 'Hello from Angkor <Jobs>',
      text: expect.stringContaining('Angkor <Jobs>: jobs, internships'),
      html: expect.stringContaining('Angkor &lt;Jobs&gt;: jobs, internships'),
    }),
  ])
})

test('expires after the lifetime of its kind or at its own time', async () => {
  const kind = { ...hello, lifetimeMs: 60_000 }
  const moments = async () => {
    const rows = await db.select().from(outgoingMessage).orderBy(outgoingMessage.expiresAt)
    return rows.map(({ expiresAt }) => expiresAt?.toISOString() ?? null)
  }
  await db.transaction(async (tx) => {
    await queueMessage(tx, kind, 'text', '+85511', { now, siteUrl })
    await queueMessage(tx, kind, 'text', '+85512', { now, siteUrl, expiresAt: now })
    await queueMessages(tx, kind, 'text', ['+85513'], { now, siteUrl })
    await queueMessage(tx, hello, 'text', '+85514', { now, siteUrl })
  })
  const minute = '2026-03-10T05:01:00.000Z'
  expect(await moments()).toEqual(['2026-03-10T05:00:00.000Z', minute, minute, null])
})

test('queues only the first message with a key, also within one call', async () => {
  const options = { now, siteUrl, key: (to: string) => `hello:${to}` }
  for (const to of [['+85511', '+85512'], ['+85512', '+85513'], []]) {
    await db.transaction((tx) => queueMessages(tx, hello, 'text', to, options))
  }
  expect(await db.$count(outgoingMessage)).toBe(3)
})

test('describes every kind of message, and handlers of one name are the same', () => {
  for (const { event, audience, rhythm, unsubscribe, texts } of MESSAGE_KINDS) {
    for (const words of [event, audience, rhythm, unsubscribe]) expect(words).not.toBe('')
    expect(Object.keys(texts).length).toBeGreaterThan(0)
  }
  const handled = MESSAGE_KINDS.filter(({ onSettled }) => onSettled !== undefined)
  expect(Object.keys(toSettledHandlers(MESSAGE_KINDS, siteUrl)).toSorted()).toEqual(
    handled.map(({ name }) => name).toSorted(),
  )
})
