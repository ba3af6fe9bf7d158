import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ZodType } from 'zod'
import { isSpecialStatus } from '@/lib/shared/api/reply-status'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/api/unreachable-message'
import { admitCall } from '../admission/admit-call'
import { holdBack } from '../admission/hold-back'
import type { Lane } from '../admission/lane'
import type { Exchange } from '../exchange'
import { refuse } from '../refusal'
import { type ApiReply, askApi } from './ask-api'
import { toBrowserHeaders, toCallHeaders, toEmulatorHeaders } from './headers'
import { type ReadReply, type ReplyKind, readReply } from './read-reply'

const ERROR_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
} as const

export type Passing = {
  readonly url: URL
  /** Null: it is not our API that is asked, so it sees no session. */
  readonly siteUrl: string | null
  readonly kind: ReplyKind | 'file'
  /** Of JSON that is no error; null: there is none. */
  readonly shape: ZodType | null
  /** ms to the head of the answer, and again for all of it unless it is a file */
  readonly patience: number
  /** A place in it is taken once the body is whole; null: there is none, and the body is passed on as it comes in. */
  readonly lane: Lane | null
  /** ms for which 429 and 503 are held back. */
  readonly refusalDelay: number
}

/** The visitor is asked to come again later. */
const LATER: readonly number[] = [429, 503]

/** Answers with what the API says, or 503 in our words when that is late, cut off or not from our API (promise F1, promise F2, promise F3). */
export async function passOn(exchange: Exchange, passing: Passing): Promise<void> {
  const { request, response } = exchange
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('The visitor has left.')))
  try {
    const body = passing.lane === null ? toStream(request) : await readWhole(request)
    const leave = passing.lane === null ? null : await admitCall(exchange, passing.lane)
    const refuseLater = async () => {
      leave?.()
      await holdBack(response, passing.refusalDelay)
    }
    if (passing.lane !== null && leave === null) {
      await refuseLater()
      refuse(response, { status: 503, as: toReader(request, passing) })
      return
    }
    const reply = await askApi({
      url: passing.url,
      method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
      headers:
        passing.siteUrl === null
          ? toEmulatorHeaders(exchange)
          : toCallHeaders(exchange, passing.siteUrl),
      body,
      patience: passing.patience,
      signal: gone.signal,
    })
    if (isFile(reply, passing)) await sendFile(exchange, reply)
    else await sendWhole(exchange, reply, passing, refuseLater)
  } catch {
    // Late, reset or cut off: whatever it was, the visitor has no answer and may ask again.
    if (response.headersSent) response.destroy()
    else
      refuse(response, {
        status: 503,
        as: toReader(request, passing),
        message: UNREACHABLE_MESSAGE,
      })
  } finally {
    // What the API did not take has to be read all the same, or the visitor's next request would wait behind it.
    request.unpipe()
    request.resume()
  }
}

function toStream(request: IncomingMessage): Readable | null {
  return hasBody(request) ? request.pipe(new PassThrough()) : null
}

/** Before the API is asked: whoever sends byte by byte would hold one of the connections to it. Its size is bounded by then. */
async function readWhole(request: IncomingMessage): Promise<Buffer | null> {
  if (!hasBody(request)) return null
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0
}

/** A mailed link is opened by people. */
function toReader({ headers }: IncomingMessage, { kind }: Passing): 'json' | 'html' {
  return kind === 'html' && /\btext\/html\b/.test(headers.accept ?? '') ? 'html' : 'json'
}

function isFile({ status, headers }: ApiReply, { kind }: Passing): boolean {
  return kind === 'file' && status === 200 && headers['content-disposition'] !== undefined
}

async function sendFile(
  { response }: Exchange,
  { status, headers, body }: ApiReply,
): Promise<void> {
  const length = headers['content-length']
  response.writeHead(status, {
    ...toBrowserHeaders(headers),
    ...(length === undefined ? {} : { 'content-length': length }),
  })
  await pipeline(body, response)
}

async function sendWhole(
  { request, response }: Exchange,
  reply: ApiReply,
  passing: Passing,
  refuseLater: () => Promise<void>,
): Promise<void> {
  const read = await readInTime(reply, passing)
  if (read !== null && LATER.includes(read.status)) await refuseLater()
  if (read === null) {
    refuse(response, { status: 503, as: toReader(request, passing), message: UNREACHABLE_MESSAGE })
    return
  }
  const { status, bytes } = read
  response.writeHead(status, {
    ...toBrowserHeaders(reply.headers),
    // Where only the body says that it is an error, the headers may be those of a success.
    ...(status === reply.status && !isSpecialStatus(status) ? {} : ERROR_HEADERS),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function readInTime(
  reply: ApiReply,
  { kind, shape, patience }: Passing,
): Promise<ReadReply | null> {
  const late = setTimeout(() => reply.body.destroy(new Error('The API is late.')), patience)
  try {
    return await readReply(reply, kind === 'file' ? 'json' : kind, shape)
  } finally {
    clearTimeout(late)
  }
}
