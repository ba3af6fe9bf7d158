import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import type { done } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { Attachment, sendAttachment } from './attachment'
import { readClientAddress } from './client-address'
import { ErrorReply } from './error-reply'
import { CONFIRM_PAGE_HEADERS, MailLinkPage } from './forms/confirm-page'
import {
  loadSiteName,
  readAccountId,
  readInstallationId,
  readSessionToken,
  rejectForwardedBrowserCalls,
  rejectUnknownInstallation,
  rejectWithoutSession,
} from './guards'
import type { RouteContext } from './route-context'
import { sendErrorReply } from './send-error'

const NAME = '"sessionToken"'

export const SUCCESS_REPLY = { success: true } satisfies z.input<typeof done>

export type RouteCall<E extends Endpoint> = {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** Registered where the endpoint answers 650; elsewhere only claimed. */
  readonly installationId: string | null
  /** For rate limits; null when the network does not say. */
  readonly clientAddress: string | null
}

export type SessionCall<E extends Endpoint> = RouteCall<E> & {
  readonly accountId: string
  readonly sessionToken: string
}

type Answer<E extends Endpoint> = Promise<
  z.input<E['reply']> | Attachment | SerializedJson | MailLinkPage | ErrorReply
>

export function mountPublic<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  handle: (call: RouteCall<E>) => Answer<E>,
): void {
  if (endpoint.access === 'session') throw new Error(`${endpoint.id} needs mountForSession`)
  addEndpointRoute(context, endpoint, (request) => handle(toCall(request)))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Endpoints that people open in a browser reply to errors with a page. */
    readonly replies?: Endpoint['replies']
    /** Set for endpoints of the contract only. */
    readonly call?: Pick<Endpoint, 'id' | 'cost'>
  }
}

/** Mounts an endpoint that rejects calls without a live session with 900 (spec §8). */
export function mountForSession<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  handle: (call: SessionCall<E>) => Answer<E>,
): void {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.id} is public: use mount`)
  addEndpointRoute(context, endpoint, (request) => handle(toSessionCall(request)))
}

/** Adds a route and validates the handler's reply against the contract, unless it is JSON text already. */
export function addEndpointRoute<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  answer: (request: FastifyRequest) => Answer<E>,
): void {
  const guards: onRequestAsyncHookHandler[] = includesSessionToken(endpoint)
    ? [rejectForwardedBrowserCalls]
    : []
  if (endpoint.replies === 'html') guards.push(loadSiteName(context))
  if (endpoint.access === 'session') guards.push(rejectWithoutSession(context))
  if (endpoint.errors.includes(650)) guards.push(rejectUnknownInstallation(context))
  context.app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: guards,
    config: { replies: endpoint.replies, call: endpoint },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      ...(takesBody(endpoint) ? { body: endpoint.body } : {}),
      ...(endpoint.replies === 'json' ? { response: { 200: endpoint.reply } } : {}),
    },
    handler: async (request, reply) => {
      const result = await answer(request)
      if (result instanceof Attachment) return sendAttachment(reply, result)
      if (result instanceof SerializedJson) {
        return reply.type('application/json; charset=utf-8').send(result.text)
      }
      if (endpoint.replies === 'html') {
        reply.type('text/html; charset=utf-8').headers(CONFIRM_PAGE_HEADERS)
      }
      if (result instanceof MailLinkPage) return reply.send(result.render(request))
      if (!(result instanceof ErrorReply)) {
        if (endpoint.sharedFor > 0) {
          reply.header('cache-control', `public, max-age=${endpoint.sharedFor}`)
        }
        return reply.send(result)
      }
      if (!endpoint.errors.includes(result.statusCode)) {
        throw new Error(`${endpoint.id} does not declare ${result.statusCode}`)
      }
      return sendErrorReply(reply, result)
    },
  })
}

/** A POST without a body needs no content type. */
function takesBody({ body, multipart }: Endpoint): boolean {
  if (multipart !== null) return false
  return !(body instanceof z.ZodObject && Object.keys(body.shape).length === 0)
}

/** Fastify replaced raw values by parsed ones; its types cannot express that. */
function toCall<E extends Endpoint>(request: FastifyRequest): RouteCall<E> {
  return {
    params: request.params as z.output<E['params']>,
    query: request.query as z.output<E['query']>,
    body: (request.body ?? {}) as z.output<E['body']>,
    installationId: readInstallationId(request),
    clientAddress: readClientAddress(request),
  }
}

/** Builds the call of a signed-in user; only after `rejectWithoutSession`. */
export function toSessionCall<E extends Endpoint>(request: FastifyRequest): SessionCall<E> {
  return {
    ...toCall<E>(request),
    accountId: readAccountId(request),
    sessionToken: readSessionToken(request),
  }
}

/** A reply that was written as JSON piece by piece: writing hundreds of rows at once would stop the thread for everybody (promise T18). */
export class SerializedJson {
  constructor(readonly text: string) {}
}

/** Whether the reply contains the session token, which scripts must not get (promise T3). */
export function includesSessionToken({ reply }: Endpoint): boolean {
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
  return JSON.stringify(schema).includes(NAME)
}
