import { hasNotificationSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { notFound, tooManyRequests, unavailable } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { telegramEndpoints } from '@/lib/contract/telegram/telegram'
import {
  createTelegramCode,
  endTelegramLink,
  getTelegramLink,
  toTelegramLinkReply,
} from './telegram-links'

const LINKS: Limit = { name: 'telegram-links', max: 20, windowMs: 60 * 60_000 }

const NO_BOT = notFound('bot')

export function mountTelegramRoutes(context: RouteContext): void {
  const { db, clock, limiter, log, telegram } = context

  mountForSession(context, telegramEndpoints.get, async ({ accountId }) => ({
    isOffered: telegram !== null,
    isWanted: await hasNotificationSettings(db, accountId),
    chat: toTelegramLinkReply(await getTelegramLink(db, accountId)),
  }))

  mountForSession(context, telegramEndpoints.link, async ({ accountId }) => {
    if (telegram === null) return NO_BOT
    const wait = await limiter.take([{ limit: LINKS, key: accountId }])
    if (wait > 0) return tooManyRequests(wait)
    // The error's text may contain the token.
    const username = await telegram.getUsername().catch(() => null)
    if (username === null) {
      log.warn('Telegram does not say what the bot is called')
      return unavailable('Telegram is not responding. Please try again in a moment.')
    }
    const { code, expiresAt } = await createTelegramCode(db, accountId, clock.now())
    return {
      url: `https://t.me/${username}?start=${code}`,
      expiresAt: expiresAt.toISOString(),
    }
  })

  mountForSession(context, telegramEndpoints.unlink, async ({ accountId }) => {
    await endTelegramLink(db, accountId)
    return SUCCESS_REPLY
  })
}
