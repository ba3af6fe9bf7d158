import type { Socket } from 'node:net'
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import type { ErrorBody } from '@/lib/contract/common'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'
import { toDatabaseFailure } from '../database/database-failure'
import { BUSY_MESSAGE, busy, tooManyRequests } from './error-reply'
import { InvalidInput } from './invalid-input'
import { RateLimitExceeded } from './rate-limit-calls'
import { SIGN_IN_AGAIN, sendError, sendErrorReply, sendRawErrorResponse } from './send-error'

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not support that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This address does not support that content type.',
  431: 'The headers of the request are too large.',
}

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Registers the handler that sends one error body (architecture §7); errors the caller did not cause are
 * logged, not shown.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleFrameworkError)
  app.setNotFoundHandler((_, reply) => sendError(reply, toStatusErrorBody(404)))
}

/** Also handles requests that Fastify rejects before routing. */
export function handleFrameworkError(
  error: FastifyError | InvalidInput | RateLimitExceeded | QueueFullError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RateLimitExceeded)
    return sendErrorReply(reply, tooManyRequests(error.waitMs))
  if (error instanceof QueueFullError) return sendErrorReply(reply, busy(error.retryAfter))
  const body = error instanceof InvalidInput ? toInvalidBody(error) : toErrorBody(error)
  // Nobody would read the rest of the body.
  if (body.statusCode === 408) reply.header('connection', 'close')
  if (body.statusCode === 503) request.log.warn({ err: error }, 'the database did not answer')
  if (body.statusCode === 500) request.log.error({ err: error }, 'a request failed')
  return sendError(reply, body)
}

function toErrorBody(error: FastifyError): ErrorBody {
  const failure = toDatabaseFailure(error)
  if (failure === 'unavailable') {
    return { statusCode: 503, message: BUSY_MESSAGE }
  }
  if (failure === 'account-gone') return { statusCode: 900, message: SIGN_IN_AGAIN }
  if (failure === 'bad-text') {
    return { statusCode: 400, message: 'A text must not contain the NUL character.' }
  }
  const status = error.statusCode ?? 500
  return toStatusErrorBody(status >= 400 && status < 500 ? status : 500)
}

function toInvalidBody({ issues }: InvalidInput): ErrorBody {
  const said = issues.map(({ path, message }) => `${path || 'the body'} ${message}`)
  return {
    statusCode: 400,
    message: `The request is not valid: ${said.join('; ')}.`,
    errors: [...issues],
  }
}

export function toStatusErrorBody(statusCode: number): ErrorBody {
  const fallback =
    statusCode === 500
      ? 'Something went wrong on our side. Please try again later.'
      : 'The request is not valid.'
  return { statusCode, message: MESSAGES[statusCode] ?? fallback }
}

/** Handles bytes that are not HTTP: sends the error body and closes the connection. */
export function handleMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  sendRawErrorResponse(socket, toStatusErrorBody(STATUSES[error.code] ?? 400))
}
