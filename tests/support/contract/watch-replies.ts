import type { FastifyInstance } from 'fastify'
import { endpoints } from '@/lib/contract/endpoints'
import type { SeenStatuses } from './records'
import { checkReply } from './reply-check'

/** The responses of a watched app. */
export type Watch = {
  readonly seen: SeenStatuses
  /** Contract violations since the last call, one sentence each. */
  takeViolations(): readonly string[]
}

const byRoute = new Map(
  endpoints.map((endpoint) => [
    `${endpoint.method} ${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    endpoint,
  ]),
)

/** Checks every response of an app against the OpenAPI document. Call it before the first request. */
export function watchReplies(app: FastifyInstance): Watch {
  const seen: SeenStatuses = new Map()
  let violations: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (endpoint === undefined) return
    // Statuses 900 and 650 are set on Node's own response (architecture §6).
    const status = reply.raw.statusCode === 200 ? reply.statusCode : reply.raw.statusCode
    seen.set(endpoint.id, (seen.get(endpoint.id) ?? new Set()).add(status))
    const header = (name: string) => String(reply.getHeader(name) ?? '')
    violations.push(...checkReply(endpoint, { status, header, payload }))
  })
  return {
    seen,
    takeViolations: () => {
      const taken = violations
      violations = []
      return taken
    },
  }
}
