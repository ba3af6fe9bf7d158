import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { BotApiError, createBotApi } from '@/backend/areas/telegram/bot-api'

type Answer = (response: ServerResponse) => void

let answer: Answer = (response) => response.end()
const server = createServer((_, response) => answer(response))
let apiUrl = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  apiUrl = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const { signal } = new AbortController()

/** The error of the call, or null. */
function failureOf(next: Answer): Promise<unknown> {
  answer = next
  return createBotApi({ token: 'a', apiUrl })
    .sendMessage(7, 'Hello', signal)
    .then(
      () => null,
      (error: unknown) => error,
    )
}

test.each<readonly [what: string, answer: Answer]>([
  ['HTML', says('<!doctype html><title>502 Bad Gateway</title>', 502)],
  ['HTML with status 200', says('<html><body>Welcome to the hotel</body></html>')],
  ['incomplete JSON', says('{"ok":true,"result":{"mess')],
  ['an empty body', says('')],
  ['no content', (response) => response.writeHead(204).end()],
  ['ok: false without a code', says('{"ok":false}')],
  [
    'a Retry-After that is not a number',
    says('{"ok":false,"error_code":429,"parameters":{"retry_after":"x"}}'),
  ],
  ['a negative Retry-After', says('{"ok":false,"error_code":429,"parameters":{"retry_after":-5}}')],
  ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a cut connection', (response) => response.destroy()],
])('%s is reported as a failure, not as an answer of the Bot API', async (_, hostile) => {
  const failure = await failureOf(hostile)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(BotApiError)
})

test.each([
  [{ parameters: { retry_after: 7 } }, 7000],
  [{ parameters: { migrate_to_chat_id: 8 } }, 0],
  [{}, 0],
])('an error with status 200 and %o is an error of the Bot API', async (more, retryAfterMs) => {
  const body = JSON.stringify({ ok: false, error_code: 429, ...more })
  expect(await failureOf(says(body))).toMatchObject({ code: 429, retryAfterMs })
})

test('stops reading an answer that is too long', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const failure = await failureOf((response) => {
    closed = once(response, 'close')
    response.write(`{"ok":true,"result":"${'x'.repeat(10_000_000)}`)
  })
  expect(failure).toMatchObject({ message: expect.stringContaining('longer') })
  await closed
})

test('cancels a slow answer after ten seconds', async () => {
  const budget = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(budget.signal)
  const failure = await failureOf((response) => {
    response.write('{"ok"')
    setImmediate(() => {
      response.write(':')
      budget.abort()
    })
  })
  expect(failure).toMatchObject({ name: 'AbortError' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('asks for all updates, or for those behind the last one', async () => {
  const offsets: unknown[] = []
  answer = (response) =>
    void json(response.req).then((body) => {
      offsets.push(z.object({ offset: z.number().optional() }).parse(body).offset)
      says('{"ok":true,"result":[]}')(response)
    })
  const bot = createBotApi({ token: 'a', apiUrl })
  await bot.getUpdates(null, signal)
  await bot.getUpdates(41, signal)
  expect(offsets).toEqual([undefined, 42])
})
