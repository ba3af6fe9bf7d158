import { escapeTelegram } from '@/backend/areas/telegram/bot-messages'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toListingPath } from '../listing-path'
import { type NotificationText, shortenTitle } from './notification-text'

/**
 * Maximum of listings in a message, and of code units in their titles: Telegram accepts 4096 visible ones.
 */
const NAMED = 20
const MOST_SHOWN = 3500

/** Formats news as a Telegram message; `siteUrl` is without a slash at its end. */
export function toTelegramHtml({ title, body, about }: NotificationText, siteUrl: string): string {
  const named = listNamed(about)
  const more = about.length - named.length
  const links = named.map(
    (each) =>
      `<a href="${escapeTelegram(`${siteUrl}${toListingPath(each.listing)}`)}">${escapeTelegram(shortenTitle(each.title))}</a>`,
  )
  return [
    about.length === 1 ? escapeTelegram(body) : `<b>${escapeTelegram(title)}</b>`,
    ...links,
    ...(more > 0 ? [`And ${more} more in your notifications on the site.`] : []),
    '/stop ends these messages.',
  ].join('\n\n')
}

function listNamed(about: readonly Notification[]): readonly Notification[] {
  let shown = 0
  const fits = ({ title }: Notification) => {
    shown += shortenTitle(title).length
    return shown <= MOST_SHOWN
  }
  return about.slice(0, NAMED).filter(fits)
}
