import { expect, test, vi } from 'vitest'
import { BotApiError, createBotApi } from '@/backend/areas/telegram/bot-api'
import { isLinkedChat, unlinkChat } from '@/backend/areas/telegram/telegram-links'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { scriptDatabase } from '@/tests/support/scripted-database'

vi.mock('@/backend/areas/telegram/telegram-links')

const HOUR = 60 * 60_000
const { db } = scriptDatabase([])

/** The error of sending, or null; the chat belongs to no account unless one is given. */
async function send(error: unknown, accountId: string | null = null): Promise<unknown> {
  const sendMessage = vi.fn(async () => {
    if (error !== null) throw error
  })
  return sendWith({ sendMessage }, accountId)
}

async function sendWith(
  bot: Parameters<typeof createTelegramSender>[0]['bot'],
  accountId = null as string | null,
) {
  const { send } = createTelegramSender({ db, bot })
  const message = { id: 'a', tries: 0, content: { chatId: 7, accountId, html: 'b' } }
  const sending = send(
    message as unknown as Parameters<typeof send>[0],
    new AbortController().signal,
  )
  return sending.then(
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
  'takes answer %i with a pause of %i ms as permanent: %s, retry after %i ms',
  async (code, asked, isPermanent, retryAfterMs) => {
    const refused = await send(new BotApiError(code, 'Bad Request: message is too long', asked))
    expect(refused).toMatchObject({
      message: `Telegram answered ${code}.`,
      isPermanent,
      retryAfterMs,
    })
  },
)

test('reports no error for a sent message, and a temporary one when Telegram cannot be reached', async () => {
  expect(await send(null)).toBeNull()
  expect(await send(new TypeError('fetch failed'))).toMatchObject({
    message: 'Telegram could not be reached or closed the connection.',
    isPermanent: false,
    isUnwanted: false,
  })
})

test('drops messages without a bot, for an unlinked chat or when the bot is blocked', async () => {
  const unwanted = { isUnwanted: true, isPermanent: false }
  expect(await sendWith(null)).toMatchObject(unwanted)
  vi.mocked(isLinkedChat).mockResolvedValueOnce(false)
  expect(await send(null, 'somebody')).toMatchObject(unwanted)
  expect(unlinkChat).not.toHaveBeenCalled()
  expect(await send(new BotApiError(403, 'Forbidden: bot was blocked', 0))).toMatchObject(unwanted)
  expect(unlinkChat).toHaveBeenCalledWith(db, 7)
  vi.mocked(isLinkedChat).mockResolvedValueOnce(true)
  expect(await send(null, 'somebody')).toBeNull()
})

test('sends two messages at once, because Telegram allows about thirty a second', () => {
  expect(createTelegramSender({ db, bot: null }).atOnce).toBe(2)
})

test("requests the bot's name until it succeeds, and then caches it", async () => {
  const answer = (body: object) => Response.json(body)
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(answer({ ok: false, error_code: 502 }))
  fetched.mockResolvedValueOnce(answer({ ok: true, result: { username: 'visvakor_bot' } }))
  const { getUsername } = createBotApi({ token: 'a', apiUrl: 'https://bot.example' })
  await expect(getUsername()).rejects.toThrow('502')
  expect([await getUsername(), await getUsername()]).toEqual(['visvakor_bot', 'visvakor_bot'])
  expect(fetched).toHaveBeenCalledTimes(2)
})
