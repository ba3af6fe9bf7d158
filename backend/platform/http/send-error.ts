import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { escapeText } from 'entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@/lib/contract/common'
import type { ErrorReply } from './error-reply'
import { CONFIRM_PAGE_HEADERS, MailLinkPage } from './forms/confirm-page'

/** Highest status Fastify accepts. */
const HIGHEST_KNOWN_STATUS = 599

const GONE_PAGE = new MailLinkPage(
  'This link no longer works',
  '<p>It was already used, has expired or is incomplete. Nothing was changed. You can ask for a new link where you asked for this one, or write to us.</p>',
)

export const SIGN_IN_AGAIN = 'Please sign in to continue.'

/**
 * Sends an error. 900 and 650 (spec §8) are not HTTP statuses: `reply.code` rejects them, but Node's response
 * does not (architecture §6).
 */
export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  if (body.statusCode > HIGHEST_KNOWN_STATUS) reply.raw.statusCode = body.statusCode
  else reply.code(body.statusCode)
  if (isOpenedByPeople(reply.request)) {
    return reply
      .type('text/html; charset=utf-8')
      .headers(CONFIRM_PAGE_HEADERS)
      .send(toErrorPage(body).render(reply.request))
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function isOpenedByPeople({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.replies === 'html' && /\btext\/html\b/.test(headers.accept ?? '')
}

/**
 * Builds an error for people who followed a mailed link; 404 and 400 both mean it is used, expired or
 * incomplete.
 */
function toErrorPage({ statusCode, message }: ErrorBody): MailLinkPage {
  if (statusCode === 400 || statusCode === 404) return GONE_PAGE
  return new MailLinkPage('That did not work', `<p>${escapeText(message)}</p>`)
}

/** Sends an ErrorReply with `Retry-After` in seconds. */
export function sendErrorReply(reply: FastifyReply, error: ErrorReply): FastifyReply {
  const { statusCode, message, details } = error
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter)
  const errors = details.errors === undefined ? {} : { errors: [...details.errors] }
  return sendError(reply, { statusCode, message, ...errors })
}

/**
 * Sends the error body on a connection that Fastify does not answer, and closes it. `headers` are whole
 * lines.
 */
export function sendRawErrorResponse(
  socket: Duplex,
  body: ErrorBody,
  headers: readonly string[] = [],
): void {
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? 'Refused'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...headers,
    'Connection: close',
  ]
  // Nobody reads what the caller still sends, so do not wait for its end.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
