import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { readBotHtml } from './bot-html'

type Failure = {
  readonly status: number
  readonly description: string
  readonly retryAfter?: number
}

type Sent = { readonly chatId: number; readonly text: string; readonly links: readonly string[] }

const TOKEN = '123456789:AAF-a-token-of-the-tests-0123456789'

const sendSchema = z.object({
  chat_id: z.number(),
  text: z.string(),
  parse_mode: z.literal('HTML'),
  link_preview_options: z.object({ is_disabled: z.literal(true) }),
})
type Message = z.output<typeof sendSchema>

const pollSchema = z.object({
  timeout: z.number().max(50),
  allowed_updates: z.array(z.string()),
  offset: z.number().optional(),
})

/** The Bot API with Telegram's paths, responses and error texts. */
export function provideBotServer() {
  const chats = new Set<number>()
  const blocked = new Set<number>()
  const sent: Sent[] = []
  const failures: Failure[] = []
  const updates: { update_id: number }[] = []
  const polls: { answer: () => void; conflict: () => void }[] = []
  let nextId = 100

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refuse(response, { status: 400, description: `Bad Request: ${String(error)}` })
    })
  })
  let origin = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await json(request)
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (token !== TOKEN) return refuse(response, { status: 401, description: 'Unauthorized' })
    const failure = failures.shift()
    if (failure !== undefined) return refuse(response, failure)
    if (method === 'getMe') {
      return reply(response, { id: 123456789, is_bot: true, username: 'visvakor_bot' })
    }
    if (method === 'sendMessage') return send(response, sendSchema.parse(body))
    if (method === 'getUpdates') return poll(response, pollSchema.parse(body))
    refuse(response, { status: 404, description: 'Not Found' })
  }

  function send(response: ServerResponse, { chat_id: chatId, text }: Message) {
    if (!chats.has(chatId)) {
      return refuse(response, { status: 400, description: 'Bad Request: chat not found' })
    }
    if (blocked.has(chatId)) {
      const description = 'Forbidden: bot was blocked by the user'
      return refuse(response, { status: 403, description })
    }
    const { shown, links } = readBotHtml(text)
    if (shown.length > 4096) {
      return refuse(response, { status: 400, description: 'Bad Request: message is too long' })
    }
    sent.push({ chatId, text: shown, links })
    reply(response, { message_id: sent.length })
  }

  function poll(response: ServerResponse, { offset = 0 }: z.output<typeof pollSchema>) {
    const left = updates.filter((update) => update.update_id >= offset)
    updates.splice(0, updates.length, ...left)
    // Of two parallel polls, the earlier one is rejected.
    for (const other of polls.splice(0)) other.conflict()
    const one = {
      answer: () => reply(response, updates),
      conflict: () =>
        refuse(response, {
          status: 409,
          description: 'Conflict: terminated by other getUpdates request',
        }),
    }
    if (left.length > 0) return one.answer()
    polls.push(one)
    response.on('close', () => {
      const index = polls.indexOf(one)
      if (index >= 0) polls.splice(index, 1)
    })
  }

  function happen(update: object): void {
    updates.push({ update_id: nextId, ...update })
    nextId += 1
    for (const waiting of polls.splice(0)) waiting.answer()
  }

  const toChat = (id: number, type: string) => ({ id, type })

  return {
    token: TOKEN,
    sent,
    /** Sets the next response, for any call. */
    failures,
    blocked,
    get address() {
      return origin
    },
    /** The number of waiting polls. */
    countPolls: () => polls.length,
    countUnconfirmed: () => updates.length,
    /** Sends a message to the bot as a user. */
    write(chatId: number, text: string, type = 'private') {
      chats.add(chatId)
      happen({ message: { message_id: 1, date: 0, chat: toChat(chatId, type), text } })
    },
    /** Blocks the bot as a user. */
    block(chatId: number) {
      blocked.add(chatId)
      const status = { status: 'kicked', user: { id: 123456789 }, until_date: 0 }
      happen({ my_chat_member: { chat: toChat(chatId, 'private'), new_chat_member: status } })
    },
    /** Sends an update of an unknown type. */
    surprise: () => happen({ message: { chat: 'none' } }),
  }
}

function reply(response: ServerResponse, result: unknown): void {
  write(response, 200, { ok: true, result })
}

function refuse(response: ServerResponse, { status, description, retryAfter }: Failure): void {
  write(response, status, {
    ok: false,
    error_code: status,
    description,
    ...(retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }),
  })
}

function write(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
