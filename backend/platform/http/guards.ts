import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import type { RouteContext } from './route-context'
import { SIGN_IN_AGAIN, sendError } from './send-error'

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the site on pages for people: the host name until `findSiteName` ran. */
    siteName: string
    /** Whether pages for people are marked as those of a demo. */
    isDemo: boolean
  }
}

const accounts = new WeakMap<FastifyRequest, string>()

/** Reads the site's name for pages that people open from a mail, also those of errors. */
export function loadSiteName({
  getSiteName,
}: Pick<RouteContext, 'getSiteName'>): onRequestAsyncHookHandler {
  return async (request) => {
    request.siteName = await getSiteName()
  }
}

/** Rejects a call without a live session with 900, before its body is read. */
export function rejectWithoutSession({
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

/** Rejects an unknown installation with 650; a call without an id passes. */
export function rejectUnknownInstallation({
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

/**
 * Rejects calls the web app passes on for a browser, which it marks: for browsers this address does not exist
 * (promise T3).
 */
export const rejectForwardedBrowserCalls: onRequestAsyncHookHandler = async (request, reply) => {
  const marks = String(request.headers['x-called-by'] ?? '').toLowerCase()
  if (marks.includes('browser')) return reply.callNotFound()
}

/** Reads the account of a checked session; throws on a route without `rejectWithoutSession`. */
export function readAccountId(request: FastifyRequest): string {
  const accountId = accounts.get(request)
  if (accountId === undefined) throw new Error('The session of this request was not checked')
  return accountId
}

export function readSessionToken(request: FastifyRequest): string {
  const token = readHeader(request, 'x-session-token')
  if (token === null) throw new Error('The session of this request was not checked')
  return token
}

/** Reads the installation's id in lower case; null when it is not a UUID. */
export function readInstallationId(request: FastifyRequest): string | null {
  const parsed = z.uuid().safeParse(readHeader(request, 'x-installation-id'))
  return parsed.success ? parsed.data.toLowerCase() : null
}

function readHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
