import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { Attachment, sendAttachment } from './attachment'
import { readClientAddress } from './client-address'
import {
  checkInstallation,
  checkSession,
  readAccountId,
  readInstallationId,
  readSessionToken,
} from './guards'
import { Refusal } from './refusal'
import type { RouteContext } from './route-context'
import { sendRefusal } from './send-refusal'

/** A request that fits its endpoint's schemas. */
export type Call<E extends Endpoint> = {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** A registered installation on endpoints that answer 650; on others what the caller claims. */
  readonly installationId: string | null
  /** Whom to hold to limits; null where the network does not say. */
  readonly clientAddress: string | null
}

/** The same by a signed-in user; the token is the one that proves it. */
export type SessionCall<E extends Endpoint> = Call<E> & {
  readonly accountId: string
  readonly sessionToken: string
}

type Answer<E extends Endpoint> = Promise<z.input<E['reply']> | Attachment | Refusal>

/** Mounts an endpoint of the contract that anybody may call. */
export function mount<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
): void {
  if (endpoint.access === 'session') throw new Error(`${endpoint.id} needs mountForSession`)
  addRoute(context, endpoint, (request) => handle(toCall(request)))
}

/** Mounts an endpoint for holders of a live session; everybody else gets 900 (spec §8). */
export function mountForSession<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  handle: (call: SessionCall<E>) => Answer<E>,
): void {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.id} is public: use mount`)
  addRoute(context, endpoint, (request) => handle(toSessionCall(request)))
}

/** Adds the route of an endpoint with its guards; what a handler answers is checked and sent. */
export function addRoute<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  answer: (request: FastifyRequest) => Answer<E>,
): void {
  const guards: onRequestAsyncHookHandler[] = []
  if (endpoint.access === 'session') guards.push(checkSession(context))
  if (endpoint.errors.includes(650)) guards.push(checkInstallation(context))
  context.app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: guards,
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      ...(takesBody(endpoint) ? { body: endpoint.body } : {}),
      ...(endpoint.replies === 'json' ? { response: { 200: endpoint.reply } } : {}),
    },
    handler: async (request, reply) => {
      const result = await answer(request)
      if (result instanceof Attachment) return sendAttachment(reply, result)
      if (endpoint.replies === 'html') reply.type('text/html; charset=utf-8')
      if (!(result instanceof Refusal)) return reply.send(result)
      if (!endpoint.errors.includes(result.statusCode)) {
        throw new Error(`${endpoint.id} does not declare ${result.statusCode}`)
      }
      return sendRefusal(reply, result)
    },
  })
}

/** Without a body to read, none is asked for: a POST may come without a content type. */
function takesBody({ body, multipart }: Endpoint): boolean {
  if (multipart !== null) return false
  return !(body instanceof z.ZodObject && Object.keys(body.shape).length === 0)
}

/** Fastify put the parsed values in place of the raw ones; its types cannot say so. */
function toCall<E extends Endpoint>(request: FastifyRequest): Call<E> {
  return {
    params: request.params as z.output<E['params']>,
    query: request.query as z.output<E['query']>,
    body: (request.body ?? {}) as z.output<E['body']>,
    installationId: readInstallationId(request),
    clientAddress: readClientAddress(request),
  }
}

/** The same of a request that passed `checkSession`. */
export function toSessionCall<E extends Endpoint>(request: FastifyRequest): SessionCall<E> {
  return {
    ...toCall<E>(request),
    accountId: readAccountId(request),
    sessionToken: readSessionToken(request),
  }
}
