import { z } from 'zod'
import { done, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

const tag = 'Notifications'
const path = '/v1/telegram'

/** Since when a chat is linked; null: none is. */
export const telegramSince = z.object({ since: moment }).nullable()

export const telegramEndpoints = {
  get: endpoint({
    id: 'getTelegram',
    method: 'GET',
    path,
    tag,
    summary: 'Whether the user is told what is new in Telegram, and could be',
    access: 'session',
    extension: true,
    reply: z.object({
      isOffered: z.boolean(),
      isWanted: z.boolean(),
      chat: telegramSince,
    }),
  }),
  link: endpoint({
    id: 'linkTelegram',
    method: 'POST',
    path: `${path}/link`,
    tag,
    summary:
      "The address that links a chat with the site's bot, once; an earlier one is worth nothing",
    access: 'session',
    extension: true,
    reply: z.object({ url: z.string(), expiresAt: moment }),
    errors: [404],
  }),
  unlink: endpoint({
    id: 'endTelegram',
    method: 'DELETE',
    path,
    tag,
    summary: 'Tell the user nothing in Telegram any more; ending it again changes nothing',
    access: 'session',
    extension: true,
    reply: done,
  }),
}
