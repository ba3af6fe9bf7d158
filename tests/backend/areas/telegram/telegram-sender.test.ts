import { expect, test, vi } from 'vitest'
import { BotApiError, createBotApi } from '@/backend/areas/telegram/bot-api'
import { isLinkedChat, unlinkChat } from '@/backend/areas/telegram/telegram-links'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { scriptDatabase } from '@/tests/support/scripted-database'

vi.mock('@/backend/areas/telegram/telegram-links')

const HOUR = 60 * 60_000
const { db } = scriptDatabase([])

/** What is said of a message, to nobody's chat unless one is named. */
async function send(error: unknown, accountId: string | null = null): Promise<unknown> {
  const sendMessage = vi.fn(async () => {
    if (error !== null) throw error
  })
  return tell({ sendMessage }, accountId)
}

async function tell(
  bot: Parameters<typeof createTelegramSender>[0]['bot'],
  accountId = null as string | null,
) {
  const { send } = createTelegramSender({ db, bot })
  const message = { id: 'a', tries: 0, content: { chatId: 7, accountId, html: 'b' } }
  const told = send(message as unknown as Parameters<typeof send>[0], new AbortController().signal)
  return told.then(
    () => null,
    (refusal: unknown) => refusal,
  )
}

test.each([
  [400, 0, true, 0],
  [401, 0, false, 0],
  [404, 0, false, 0],
  [429, 5000, false, 5000],
  [429, 6 * HOUR, false, 6 * HOUR],
  [429, 6 * HOUR + 1, false, 6 * HOUR],
])(
  'the answer %i after %i ms: for good %s, again in %i',
  async (code, asked, isPermanent, retryAfterMs) => {
    const refused = await send(new BotApiError(code, 'Bad Request: message is too long', asked))
    expect(refused).toMatchObject({
      message: `Telegram answered ${code}.`,
      isPermanent,
      retryAfterMs,
    })
  },
)

test('a message that went out says nothing, and one that hit no server is tried again', async () => {
  expect(await send(null)).toBeNull()
  expect(await send(new TypeError('fetch failed'))).toMatchObject({
    message: 'Telegram could not be reached or closed the connection.',
    isPermanent: false,
    isUnwanted: false,
  })
})

test('nobody is told by a site without a bot, nor in a chat that ended or is gone', async () => {
  const unwanted = { isUnwanted: true, isPermanent: false }
  expect(await tell(null)).toMatchObject(unwanted)
  vi.mocked(isLinkedChat).mockResolvedValueOnce(false)
  expect(await send(null, 'somebody')).toMatchObject(unwanted)
  expect(unlinkChat).not.toHaveBeenCalled()
  expect(await send(new BotApiError(403, 'Forbidden: bot was blocked', 0))).toMatchObject(unwanted)
  expect(unlinkChat).toHaveBeenCalledWith(db, 7)
  vi.mocked(isLinkedChat).mockResolvedValueOnce(true)
  expect(await send(null, 'somebody')).toBeNull()
})

test('two messages go at once: Telegram refuses more than some thirty a second', () => {
  expect(createTelegramSender({ db, bot: null }).atOnce).toBe(2)
})

test('a bot asks for its own name until it was told, and then no more', async () => {
  const answer = (body: object) => Response.json(body)
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(answer({ ok: false, error_code: 502 }))
  fetched.mockResolvedValueOnce(answer({ ok: true, result: { username: 'visvakor_bot' } }))
  const { getUsername } = createBotApi({ token: 'a', apiUrl: 'https://bot.example' })
  await expect(getUsername()).rejects.toThrow('502')
  expect([await getUsername(), await getUsername()]).toEqual(['visvakor_bot', 'visvakor_bot'])
  expect(fetched).toHaveBeenCalledTimes(2)
  fetched.mockRestore()
})
