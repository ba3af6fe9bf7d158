import { z } from 'zod'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'

export type BotSettings = {
  readonly token: string
  /** Base address of the Bot API, without a slash at its end. */
  readonly apiUrl: string
}

/** An error reply of the Bot API. Its text is for programs and may name a chat. */
export class BotApiError extends Error {
  override readonly name = 'BotApiError'

  constructor(
    readonly code: number,
    readonly description: string,
    /** Milliseconds to wait before the next call; 0 when the reply does not say. */
    readonly retryAfterMs: number,
  ) {
    super(`The Bot API answered ${code}`)
  }
}

const replySchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string().default(''),
    parameters: z.object({ retry_after: z.number().nonnegative().default(0) }).optional(),
  }),
])

const chat = z.object({ id: z.number().int(), type: z.string() })

/** The updates that a bot without groups needs. */
const updateSchema = z.object({
  update_id: z.number().int(),
  message: z.object({ chat, text: z.string().default('') }).optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
})
export type Update = z.output<typeof updateSchema>

const numbered = z.looseObject({ update_id: z.number().int() })

/** Parses an update; one of unknown shape is skipped, or it would come again for ever. */
function toUpdate(update: z.output<typeof numbered>): Update {
  return updateSchema.safeParse(update).data ?? { update_id: update.update_id }
}

/** Seconds for which the Bot API holds a long poll, and milliseconds for any other call. */
const LONG_POLL = 25
const BUDGET = 10_000

/** Bytes of a reply: a hundred updates with the longest texts need about three million. */
const MAX_REPLY = 5_000_000

export type BotApi = ReturnType<typeof createBotApi>

/**
 * Creates a client of the Bot API. Methods throw `BotApiError` for an error reply, and other errors without a
 * reply.
 */
export function createBotApi({ token, apiUrl }: BotSettings) {
  let username: string | null = null

  async function call(method: string, body: object, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(`${apiUrl}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const bytes = response.body && (await readAtMost(response.body, MAX_REPLY))
    if (bytes === null) throw new Error('The Bot API sent no answer, or a longer one than is read')
    const reply = replySchema.parse(JSON.parse(bytes.toString()))
    if (reply.ok) return reply.result
    const { error_code: code, description, parameters } = reply
    throw new BotApiError(code, description, (parameters?.retry_after ?? 0) * 1000)
  }

  return {
    /** Fetches the bot's name once, and again after a failure. */
    async getUsername(): Promise<string> {
      if (username !== null) return username
      const me = await call('getMe', {}, AbortSignal.timeout(BUDGET))
      username = z.object({ username: z.string().regex(/^\w+$/) }).parse(me).username
      return username
    },

    /** Waits for the next updates; `after` is the last one handled, and Telegram deletes all up to it. */
    async getUpdates(after: number | null, signal: AbortSignal): Promise<Update[]> {
      const updates = await call(
        'getUpdates',
        {
          timeout: LONG_POLL,
          allowed_updates: ['message', 'my_chat_member'],
          ...(after === null ? {} : { offset: after + 1 }),
        },
        AbortSignal.any([signal, AbortSignal.timeout(LONG_POLL * 1000 + BUDGET)]),
      )
      return z.array(numbered).parse(updates).map(toUpdate)
    },

    /** `html` uses the few tags of the Bot API. */
    async sendMessage(chatId: number, html: string, signal: AbortSignal): Promise<void> {
      await call(
        'sendMessage',
        {
          chat_id: chatId,
          text: html,
          parse_mode: 'HTML',
          link_preview_options: { is_disabled: true },
        },
        AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]),
      )
    },
  }
}
