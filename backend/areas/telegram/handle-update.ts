import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { Limit, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { Update } from './bot-api'
import { type BotAnswer, botReply } from './bot-messages'
import { isLinkedChat, linkChat, unlinkChat } from './telegram-links'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly siteUrl: string
}

/** Anybody may write to a bot: each chat gets this many replies, but commands beyond still work. */
const ANSWERS: Limit = { name: 'telegram-answers', max: 20, windowMs: 60 * 60_000 }

/** Creates the handler of updates; a repeated update does nothing more. */
export function createUpdateHandler({ db, clock, limiter, siteUrl }: Options) {
  return async (update: Update): Promise<void> => {
    const { message, my_chat_member: member } = update
    // Only private chats: personal news has no place in a group.
    if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked') {
      await unlinkChat(db, member.chat.id)
    }
    if (message?.chat.type !== 'private') return
    const { chat, text } = message
    const now = clock.now()
    const key = `telegram:${update.update_id}`
    // Updates repeat if we stopped before confirming them: an old /stop must not end a newer link.
    if ((await db.$count(outgoingMessage, eq(outgoingMessage.key, key))) > 0) return
    const wait = await limiter.take([{ limit: ANSWERS, key: String(chat.id) }])
    await db.transaction(async (tx) => {
      const answer = await handleCommand(tx, chat.id, text.trim(), now)
      if (wait > 0) return
      const options = { key, now, siteUrl }
      await queueMessage(tx, botReply, 'telegram', { chatId: chat.id, answer }, options)
    })
  }
}

async function handleCommand(
  tx: Transaction,
  chatId: number,
  text: string,
  now: Date,
): Promise<BotAnswer> {
  const code = /^\/start ([\w-]{43})$/.exec(text)?.[1]
  if (code !== undefined) return (await linkChat(tx, code, chatId, now)) ? 'connected' : 'spent'
  if (/^\/stop\b/.test(text)) return (await unlinkChat(tx, chatId)) ? 'stopped' : 'unlinked'
  return (await isLinkedChat(tx, chatId)) ? 'linked' : 'unlinked'
}
