import type { ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '@/lib/contract/common'
import { readEnv } from '@/lib/server/env'
import { contentSecurityPolicy } from '@/lib/server/next-cache/content-security-policy.mjs'
import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { MINIMAL_STYLE_SOURCE, toMinimalPage } from '@/lib/shared/minimal-page'
import { RAW_RESPONSE_HEADERS } from './middleware/security-headers'

/** The strict policy, with the inline style of such a page. */
const ERROR_PAGE_POLICY = contentSecurityPolicy().replace(
  "style-src 'self'",
  `$& ${MINIMAL_STYLE_SOURCE}`,
)

/** Messages of the errors that the HTTP server answers itself. */
const MESSAGES = {
  400: 'This address or request is not valid. Please check it.',
  403: 'This request did not come from our own pages.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept this kind of request.',
  408: 'The request did not arrive in time. Please try again.',
  411: 'The size of the request must be stated.',
  412: 'This was meant for another user, who is not signed in here.',
  413: 'This is too large to be sent.',
  414: 'This address is too long.',
  417: 'The Expect header is not supported.',
  431: 'The request has too many or too long headers.',
  503: 'The site is very busy right now. Please try again in a moment.',
} as const

export type ErrorStatus = keyof typeof MESSAGES

type ErrorResponse = {
  readonly status: ErrorStatus
  /** `json` as the API's error bodies for programs; `html` as a self-contained page for people. */
  readonly format: 'json' | 'html'
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Builds an error as headers and text, for a response object or a raw socket. */
export function buildErrorResponse({
  status,
  format,
  message = MESSAGES[status],
  headers = {},
}: ErrorResponse) {
  const text = format === 'json' ? toJson(status, message) : toHtml(message)
  return {
    status,
    text,
    headers: {
      'Content-Type': `${format === 'json' ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
      ...(format === 'html' ? { 'Content-Security-Policy': ERROR_PAGE_POLICY } : {}),
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}),
      ...headers,
    },
  }
}

/** Sends an error unless the response has begun. */
export function sendError(response: ServerResponse, refusal: ErrorResponse): void {
  if (response.headersSent) return
  const { status, text, headers } = buildErrorResponse(refusal)
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : text)
}

function toJson(statusCode: number, message: string): string {
  const body: ErrorBody = { statusCode, message }
  return JSON.stringify(body)
}

/** The API may be dead, so the site is called by its host, as in mails of a site without a name (decision 071). */
function toHtml(message: string): string {
  const { SITE_URL, ALLOW_DEMO } = readEnv()
  const { hostname: siteName } = new URL(SITE_URL)
  return toMinimalPage({
    siteName,
    title: 'That did not work',
    main: `<p>${message}</p>`,
    isDemo: ALLOW_DEMO === '1',
  })
}

/** Writes an error response to a socket that has no usable response object, and closes it. */
export function endSocketWithError(socket: Duplex, status: ErrorStatus, hasBody = true): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { text, headers } = buildErrorResponse({ status, format: 'json' })
  const lines = Object.entries({ ...RAW_RESPONSE_HEADERS, ...headers, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${hasBody ? text : ''}`)
  // A client that does not read must not hold the connection.
  socket.once('finish', () => socket.destroy())
}

/** The error of Node's parser, with the bytes it could not read. */
type MalformedRequestError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer }

const STATUSES: Readonly<Record<string, ErrorStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers bytes that are not HTTP or arrive too slowly. */
export function answerMalformedRequest(error: MalformedRequestError, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else endSocketWithError(socket, STATUSES[error.code ?? ''] ?? 400, !isHead(error))
}

/** Returns true for HEAD: a body would be read as a second response. */
function isHead({ rawPacket }: MalformedRequestError): boolean {
  return rawPacket?.toString('latin1', 0, 5) === 'HEAD '
}
