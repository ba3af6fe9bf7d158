import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { instantPush } from '@/backend/areas/notifications/instant/instant-message'
import { createBotApi } from '@/backend/areas/telegram/bot-api'
import { createUpdateHandler } from '@/backend/areas/telegram/handle-update'
import { startPollingUpdates } from '@/backend/areas/telegram/poll-updates'
import { isLinkedChat } from '@/backend/areas/telegram/telegram-links'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { account } from '@/backend/db/schema/account'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { telegramCode, telegramLink } from '@/backend/db/schema/messages/telegram'
import { silentLog } from '@/backend/platform/runtime/log'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { notifyOfJob } from '@/tests/support/notifications'
import { openJobProcess, SITE_URL } from '@/tests/support/outbox/job-process'
import { provideBotServer } from '@/tests/support/telegram/bot-server'

const { db, url: databaseUrl } = provideDatabase({ lookups: true })
const telegram = provideBotServer()
const { sent } = telegram
const clock = stoppedClock('2026-03-10T05:00:00Z')

const openBot = (token = telegram.token) => createBotApi({ token, apiUrl: telegram.address })
const getUsername = () => openBot().getUsername()
const api = provideApp({ db }, clock, { telegram: { getUsername } })

type Person = Awaited<ReturnType<typeof signInPerson>>

let nextChat = 2 ** 40
const endings: (() => Promise<void>)[] = []

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  await db.delete(account)
  await db.delete(outgoingMessage)
  sent.length = 0
  nextChat += 1
})
afterEach(async () => {
  await Promise.all(endings.splice(0).map((end) => end()))
})

/** An API process that polls until the test ends and sends when `run` is called. */
function start(bot = openBot()) {
  const senders = { telegram: createTelegramSender({ db, bot }) }
  const { outbox, run } = openJobProcess({ db, clock, senders }, instantPush)
  const take = createUpdateHandler({
    db,
    clock,
    limiter: createRateLimiter(clock),
    siteUrl: SITE_URL,
  })
  const waits = { lock: 20, failure: 20 }
  const end = startPollingUpdates({ bot, databaseUrl, take, outbox, log: silentLog, waits })
  endings.push(async () => {
    await end()
    await outbox.stop()
  })
  return { end, run }
}

const call = (person: Person, method: 'GET' | 'POST' | 'DELETE', path = '') =>
  api.app.inject({ method, url: `/v1/telegram${path}`, headers: { ...person.headers } })

async function askForLink(person: Person): Promise<string> {
  const response = await call(person, 'POST', '/link')
  expect(response.statusCode).toBe(200)
  const { url } = z.object({ url: z.string() }).parse(response.json())
  return /^https:\/\/t\.me\/visvakor_bot\?start=([\w-]{43})$/.exec(url)?.[1] ?? ''
}

/** The bot's next message in a chat. */
async function answerTo(chatId: number): Promise<string> {
  const before = sent.length
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before), { timeout: 20_000 })
  const last = sent.at(-1)
  expect(last?.chatId).toBe(chatId)
  return last?.text ?? ''
}

async function say(chatId: number, text: string): Promise<string> {
  const answer = answerTo(chatId)
  telegram.write(chatId, text)
  return answer
}

/** A user with a linked chat. */
async function linkChat() {
  const person = await signInPerson(db)
  const chatId = nextChat
  expect(await say(chatId, `/start ${await askForLink(person)}`)).toMatch(/^Connected\./)
  return { ...person, chatId }
}

describe('a Telegram chat', () => {
  test('is linked by a link that works once, receives notifications and is unlinked by /stop', async () => {
    const { run } = start()
    const person = await linkChat()
    const other = await signInPerson(db)
    expect(await isLinkedChat(db, person.chatId, person.accountId)).toBe(true)
    expect(await isLinkedChat(db, person.chatId, other.accountId)).toBe(false)
    expect(await isLinkedChat(db, person.chatId + 1)).toBe(false)
    const since = '2026-03-10T05:00:00.000Z'
    expect((await call(person, 'GET')).json()).toMatchObject({ isOffered: true, chat: { since } })
    await notifyOfJob(db, person.accountId, 'R&D <lead> "ស្ថាបត្យករ"', clock.now())
    await notifyOfJob(db, person.accountId, 'Bridge engineer', clock.now())
    await run('2026-03-10T05:09:59Z')
    expect(sent).toHaveLength(1)
    clock.set('2026-03-10T05:10:00Z')
    await Promise.all([run(), run()])
    expect(sent).toHaveLength(2)
    const [, message] = sent
    expect(message?.text).toContain('2 new jobs for you')
    expect(message?.text).toContain('R&D <lead> "ស្ថាបត្យករ"')
    expect(message?.links).toHaveLength(2)
    for (const link of message?.links ?? [])
      expect(link).toMatch(/^https:\/\/www\.visvakor\.example\/jobs\/\d+$/)

    expect(await say(person.chatId, 'hello')).toContain('/stop')
    expect(await say(person.chatId, '/stop')).toMatch(/^Stopped/)
    expect((await call(person, 'GET')).json()).toMatchObject({ chat: null })
    expect(await say(person.chatId, '/stop')).toMatch(/not connected to an account/)
  })

  test('is not linked by a used, expired, replaced or made-up code', async () => {
    start()
    const person = await signInPerson(db)
    const replaced = await askForLink(person)
    const code = await askForLink(person)
    expect(await say(nextChat, `/start ${replaced}`)).toMatch(/already used/)
    expect(await say(nextChat, `/start ${'A'.repeat(43)}`)).toMatch(/already used/)
    expect(await say(nextChat, '/start')).toMatch(/not connected to an account/)
    expect(await say(nextChat, `/start ${code}`)).toMatch(/^Connected/)
    expect(await say(nextChat + 1, `/start ${code}`)).toMatch(/already used/)
    const late = await askForLink(person)
    clock.set('2026-03-10T05:15:00Z')
    expect(await say(nextChat, `/start ${late}`)).toMatch(/older than 15 minutes/)
    expect(await db.$count(telegramLink)).toBe(1)
  })

  test('stays linked when old updates come again, is unblocked or a group removes the bot', async () => {
    const code = await askForLink(await signInPerson(db))
    const take = createUpdateHandler({
      db,
      clock,
      limiter: createRateLimiter(clock),
      siteUrl: SITE_URL,
    })
    const chat = { id: nextChat, type: 'private' }
    const group = { ...chat, type: 'group' }
    const updates = [
      { update_id: 1, message: { chat, text: '/stop' } },
      { update_id: 2, message: { chat, text: `/start ${code}` } },
      { update_id: 3, my_chat_member: { chat, new_chat_member: { status: 'member' } } },
      { update_id: 4, my_chat_member: { chat: group, new_chat_member: { status: 'kicked' } } },
    ]
    for (const update of [...updates, ...updates]) await take(update)
    expect(await db.$count(telegramLink)).toBe(1)
    expect(await db.$count(outgoingMessage)).toBe(2)
  })

  test('belongs to the account that linked it last', async () => {
    start()
    const before = await linkChat()
    const now = await linkChat()
    expect((await db.select().from(telegramLink)).map(({ accountId }) => accountId)).toEqual([
      now.accountId,
    ])
    expect((await call(before, 'GET')).json()).toMatchObject({ chat: null })
  })

  test('of a group is not linked, and unexpected updates do not stop the others', async () => {
    start()
    const person = await signInPerson(db)
    telegram.write(-nextChat, `/start ${await askForLink(person)}`, 'group')
    telegram.surprise()
    expect(await say(nextChat, 'hello')).toMatch(/not connected to an account/)
    expect(await db.$count(telegramLink)).toBe(0)
  })

  test('is unlinked when the user blocks the bot, at once or at the next message', async () => {
    const { run } = start()
    const first = await linkChat()
    telegram.block(first.chatId)
    await vi.waitFor(async () => expect(await db.$count(telegramLink)).toBe(0), { timeout: 20_000 })

    nextChat += 1
    const second = await linkChat()
    telegram.blocked.add(second.chatId)
    await notifyOfJob(db, second.accountId, 'Bridge engineer', clock.now())
    await run('2026-03-10T05:10:00Z')
    expect(await db.$count(telegramLink)).toBe(0)
    expect(
      (await db.select().from(outgoingMessage)).map(({ state }) => state).toSorted(),
    ).toContain('dropped')
    expect((await db.select().from(outgoingMessage)).map(({ state }) => state)).not.toContain(
      'dead',
    )
  })

  test('gets a limited number of answers an hour, but commands still work', async () => {
    start()
    const { chatId } = await linkChat()
    for (let count = 0; count < 25; count++) telegram.write(chatId, 'hello')
    telegram.write(chatId, '/stop')
    await vi.waitFor(async () => expect(await db.$count(telegramLink)).toBe(0), { timeout: 20_000 })
    expect(await db.$count(outgoingMessage)).toBe(20)
  })
})

describe('Telegram', () => {
  test('gets a message only once and not before the pause it asks for', async () => {
    const { run, end } = start()
    const person = await linkChat()
    await end()
    await notifyOfJob(db, person.accountId, 'Bridge engineer', clock.now())
    telegram.failures.push({
      status: 429,
      description: 'Too Many Requests: retry after 300',
      retryAfter: 300,
    })
    await run('2026-03-10T05:10:00Z')
    await run('2026-03-10T05:14:59Z')
    expect(sent).toHaveLength(1)
    await run('2026-03-10T05:15:00Z')
    await run()
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/^Connected/),
      'A new job that matches your settings',
    ])
  })

  test.each([
    [{ status: 400, description: "Bad Request: can't parse entities" }, 'dead', 1],
    [{ status: 401, description: 'Unauthorized' }, 'waiting', 1],
    [{ status: 502, description: 'Bad Gateway' }, 'waiting', 1],
    [{ status: 400, description: 'Bad Request: chat not found' }, 'dropped', 0],
  ])('answers %o: the message is then %s', async (failure, state, links) => {
    const { run, end } = start()
    const person = await linkChat()
    await end()
    await db.delete(outgoingMessage)
    await notifyOfJob(db, person.accountId, 'Bridge engineer', clock.now())
    telegram.failures.push(failure)
    await run('2026-03-10T05:10:00Z')
    expect(await db.select().from(outgoingMessage)).toMatchObject([{ state }])
    expect(await db.$count(telegramLink)).toBe(links)
  })

  test('is polled by one process, and by another when that one stops', async () => {
    const [first, second] = [start(), start()]
    await vi.waitFor(() => expect(telegram.countPolls()).toBe(1), { timeout: 20_000 })
    const person = await linkChat()
    await first.end()
    await vi.waitFor(() => expect(telegram.countPolls()).toBe(1), { timeout: 20_000 })
    expect(await say(person.chatId, '/stop')).toMatch(/^Stopped/)
    await second.end()
    expect(telegram.countPolls()).toBe(0)
  })

  test('is polled again after failures, and waiting updates are handled once', async () => {
    const person = await signInPerson(db)
    const code = await askForLink(person)
    telegram.failures.push(
      { status: 502, description: 'Bad Gateway' },
      { status: 429, description: 'Too Many Requests: retry after 0', retryAfter: 0 },
      { status: 409, description: 'Conflict: terminated by other getUpdates request' },
    )
    const answer = answerTo(nextChat)
    telegram.write(nextChat, `/start ${code}`)
    start()
    expect(await answer).toMatch(/^Connected/)
    await vi.waitFor(() => expect(telegram.countUnconfirmed()).toBe(0), { timeout: 20_000 })
  })

  test("is unavailable: the link request is answered 503 without the bot's token", async () => {
    const person = await signInPerson(db)
    telegram.failures.push({ status: 502, description: 'Bad Gateway' })
    const response = await call(person, 'POST', '/link')
    expect(response.statusCode).toBe(503)
    expect(response.body).not.toContain(telegram.token)
    expect(await db.$count(telegramCode)).toBe(0)
  })
})

describe('an account', () => {
  test('is offered Telegram once a setting is on, and unlinks its chat with DELETE', async () => {
    start()
    const person = await linkChat()
    expect((await call(person, 'GET')).json()).toMatchObject({ isWanted: false })
    await enableSetting(db, jobMajorSettings, {
      accountId: person.accountId,
      id: 1,
      now: clock.now(),
    })
    expect((await call(person, 'GET')).json()).toMatchObject({ isWanted: true })
    await askForLink(person)
    for (let count = 0; count < 2; count++)
      expect((await call(person, 'DELETE')).statusCode).toBe(200)
    expect([await db.$count(telegramLink), await db.$count(telegramCode)]).toEqual([0, 0])
  })

  test('gets a limited number of links an hour', async () => {
    const person = await signInPerson(db)
    for (let count = 0; count < 20; count++) await askForLink(person)
    expect((await call(person, 'POST', '/link')).statusCode).toBe(429)
  })
})

describe('a site without a bot', () => {
  const other = provideApp({ db }, clock)

  test('offers no Telegram', async () => {
    const { headers } = await signInPerson(db)
    const url = '/v1/telegram'
    const own = { ...headers }
    expect((await other.app.inject({ url, headers: own })).json()).toMatchObject({
      isOffered: false,
    })
    const link = await other.app.inject({ method: 'POST', url: `${url}/link`, headers: own })
    expect(link.statusCode).toBe(404)
  })
})
