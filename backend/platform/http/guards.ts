import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import type { RouteContext } from './route-context'
import { SIGN_IN_AGAIN, sendError } from './send-error'

const accounts = new WeakMap<FastifyRequest, string>()

/** Lets only holders of a live session pass; the others get 900 before anything of theirs is read. */
export function checkSession({
  callers,
}: Pick<RouteContext, 'callers'>): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = readHeader(request, 'x-session-token')
    const accountId = token === null ? null : await callers.getAccountId(token)
    if (accountId === null) {
      return sendError(reply, { statusCode: 900, message: SIGN_IN_AGAIN })
    }
    accounts.set(request, accountId)
  }
}

/** Refuses an installation id we do not know with 650; a call without one passes. */
export function checkInstallation({
  callers,
}: Pick<RouteContext, 'callers'>): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (readHeader(request, 'x-installation-id') === null) return
    const id = readInstallationId(request)
    if (id === null || !(await callers.isInstallation(id))) {
      return sendError(reply, { statusCode: 650, message: 'This installation is not registered.' })
    }
  }
}

/** The account whose session passed `checkSession`; throws on a route that does not check. */
export function readAccountId(request: FastifyRequest): string {
  const accountId = accounts.get(request)
  if (accountId === undefined) throw new Error('The session of this request was not checked')
  return accountId
}

/** The session token that passed `checkSession`; throws on a route that does not check. */
export function readSessionToken(request: FastifyRequest): string {
  const token = readHeader(request, 'x-session-token')
  if (token === null) throw new Error('The session of this request was not checked')
  return token
}

/** The well-formed id of X-Installation-Id in lower case, or null. */
export function readInstallationId(request: FastifyRequest): string | null {
  const parsed = z.uuid().safeParse(readHeader(request, 'x-installation-id'))
  return parsed.success ? parsed.data.toLowerCase() : null
}

function readHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
