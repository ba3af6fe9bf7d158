import { escapeText } from 'entities'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '@/backend/platform/http/loopback'
import type { Outbox } from '@/backend/platform/mail/outbox'

/** Messages shown at once. */
const SHOWN = 50

/**
 * The development inbox: what would have been sent, for a person on this machine alone (decision
 * 007). To everybody else the address does not exist.
 */
export function mountDevInbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/inbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const messages = await outbox.listNewest(SHOWN)
    const items = messages.map(
      ({ kind, sentAt, to, subject, text }) =>
        `<article><h2>${escapeText(subject || 'Text message')}</h2><p>${kind} to ${escapeText(to)}, ${escapeText(sentAt)}</p><pre>${escapeText(text)}</pre></article>`,
    )
    const list = items.length === 0 ? '<p>Nothing has been sent yet.</p>' : items.join('<hr>')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development inbox</title></head><body><h1>Development inbox</h1>${list}</body></html>`,
      )
  })
}
