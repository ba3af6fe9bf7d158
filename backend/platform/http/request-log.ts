import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isLoopbackAddress } from './loopback'

/** Takes over the request id of the web app, so that both logs use one; ids of other callers are ignored. */
export function toRequestId({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const stated = z.uuid().safeParse(headers['x-request-id'])
  const isOurs = stated.success && isLoopbackAddress(socket.remoteAddress ?? '')
  return isOurs ? stated.data.toLowerCase() : randomUUID()
}

/** Logs method, route, status and milliseconds, but no address, search text or header (promise T16). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
