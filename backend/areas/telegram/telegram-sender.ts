import type { Database } from '@/backend/db/connect'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Sender } from '@/backend/platform/outbox/sender'
import { type BotApi, BotApiError } from './bot-api'
import { isLinkedChat, unlinkChat } from './telegram-links'

type Options = {
  readonly db: Database
  /** Null: this site no longer has a bot. */
  readonly bot: Pick<BotApi, 'sendMessage'> | null
}

/**
 * Creates the sender of Telegram messages. It ends the link of a chat whose person blocked the bot or is
 * gone.
 */
export function createTelegramSender({ db, bot }: Options): Sender<'telegram'> {
  return {
    // The Bot API accepts some thirty messages a second, and says so when there were too many.
    atOnce: 2,
    async send({ content: { chatId, accountId, html } }, signal) {
      if (bot === null) throw new DeliveryFailure('This site has no bot.', { isUnwanted: true })
      if (accountId !== null && !(await isLinkedChat(db, chatId, accountId))) {
        throw new DeliveryFailure('This chat is no longer linked.', { isUnwanted: true })
      }
      try {
        await bot.sendMessage(chatId, html, signal)
      } catch (error) {
        if (!(error instanceof BotApiError)) {
          throw new DeliveryFailure('Telegram could not be reached or closed the connection.', {
            cause: error,
          })
        }
        if (isGone(error)) {
          await unlinkChat(db, chatId)
          throw new DeliveryFailure('The bot was blocked, or the chat is gone.', {
            isUnwanted: true,
          })
        }
        throw new DeliveryFailure(`Telegram answered ${error.code}.`, {
          // An operator fixes 401 and 404 with another token.
          isPermanent: error.code === 400,
          retryAfterMs: error.retryAfterMs,
        })
      }
    },
  }
}

function isGone({ code, description }: BotApiError): boolean {
  return code === 403 || (code === 400 && /chat not found|user not found/i.test(description))
}
