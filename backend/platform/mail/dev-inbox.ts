import { escapeText } from 'entities'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '@/backend/platform/http/loopback'
import type { MailFolder } from '@/backend/platform/mail/mail-folder'

const SHOWN = 50

/** Mounts a page with all stored messages, for this machine only (decision 007); 404 for all others. */
export function mountDevInbox(app: FastifyInstance, folder: MailFolder): void {
  app.get('/dev/inbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const messages = await folder.listNewest(SHOWN)
    const items = messages.map(
      ({ kind, queuedAt, to, subject, text }) =>
        `<article><h2>${escapeText(subject || 'Text message')}</h2><p>${kind} to ${escapeText(to)}, ${escapeText(queuedAt)}</p><pre>${escapeText(text)}</pre></article>`,
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
