import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

const tag = 'Notifications'
const path = '/v1/digest-mail'

/** From a mailed link. */
const tokenQuery = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'must be a mailed token') })

export const digestMailEndpoints = {
  get: endpoint({
    id: 'getDigestMail',
    method: 'GET',
    path,
    tag,
    summary: 'Whether the user gets a daily mail of what they have not read yet',
    access: 'session',
    extension: true,
    reply: z.object({ enabled: z.boolean() }),
  }),
  enable: endpoint({
    id: 'enableDigestMail',
    method: 'POST',
    path: `${path}/enable`,
    tag,
    summary: 'Mail the user again what they have not read',
    access: 'session',
    extension: true,
    reply: done,
  }),
  disable: endpoint({
    id: 'disableDigestMail',
    method: 'DELETE',
    path: `${path}/disable`,
    tag,
    summary: 'Mail the user no longer what they have not read',
    access: 'session',
    extension: true,
    reply: done,
  }),
  askEnd: endpoint({
    id: 'askEndDigestMail',
    method: 'GET',
    path: `${path}/unsubscribe`,
    tag,
    summary: 'A page that asks whether to end the daily mail; opening it changes nothing',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  end: endpoint({
    id: 'endDigestMail',
    method: 'POST',
    path: `${path}/unsubscribe`,
    tag,
    summary: 'End the daily mail, also by one click of a mail program (RFC 8058)',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
}
