import { expect, test, vi } from 'vitest'
import { BotRefusal } from '@/backend/areas/telegram/bot-api'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { scriptDatabase } from '@/tests/support/scripted-database'

const HOUR = 60 * 60_000

/** What is said of a message to nobody's chat, which no row has to know. */
async function send(error: unknown): Promise<unknown> {
  const sendMessage = vi.fn(async () => {
    if (error !== null) throw error
  })
  const { db } = scriptDatabase([])
  const { send: tell } = createTelegramSender({ db, bot: { sendMessage } })
  const message = { id: 'a', tries: 0, content: { chatId: 7, accountId: null, html: 'b' } }
  const told = tell(message as unknown as Parameters<typeof tell>[0], new AbortController().signal)
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
  async (code, asked, forGood, retryAfterMs) => {
    const refused = await send(new BotRefusal(code, 'Bad Request: message is too long', asked))
    expect(refused).toMatchObject({ message: `Telegram answered ${code}.`, forGood, retryAfterMs })
  },
)

test('a message that went out says nothing, and one that hit no server is tried again', async () => {
  expect(await send(null)).toBeNull()
  expect(await send(new TypeError('fetch failed'))).toMatchObject({
    message: 'Telegram could not be reached, or hung up.',
    forGood: false,
    isUnwanted: false,
  })
})
