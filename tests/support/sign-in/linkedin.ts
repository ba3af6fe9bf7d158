import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll } from 'vitest'

type Answer = { body: unknown; statusCode: number }

/** What a test makes LinkedIn say of one access token. */
type Grant = { readonly clientId: string; readonly member: Record<string, unknown> }

const OURS = { clientId: 'our-client', clientSecret: 'our-secret' }

/** Stands in for LinkedIn, on an OAuth 2 server of its own. Call it once a file. */
export function provideLinkedIn() {
  // Never started: its service answers behind a server that reads forms.
  const { issuer, service } = new OAuth2Server()
  const grants = new Map<string, Grant>()
  let failure: number | null = null

  // The service reads no forms at its introspection endpoint.
  const server = createServer(async (request: IncomingMessage & { body?: unknown }, response) => {
    if (request.url === '/introspect') {
      request.body = Object.fromEntries(new URLSearchParams(await text(request)))
    }
    service.requestHandler(request, response)
  })
  service.on('beforeIntrospect', (answer: Answer, { body }: { body: Record<string, string> }) => {
    const grant = grants.get(body.token ?? '')
    answer.statusCode = body.client_secret === OURS.clientSecret ? 200 : 401
    answer.body = grant === undefined ? { active: false } : toTold(grant)
  })
  service.on('beforeUserinfo', (answer: Answer, { headers }: IncomingMessage) => {
    const grant = grants.get(headers.authorization?.replace('Bearer ', '') ?? '')
    answer.statusCode = failure ?? (grant === undefined ? 401 : 200)
    answer.body = grant?.member ?? {}
  })

  const readUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  beforeAll(async () => {
    await issuer.keys.generate('RS256')
    await once(server.listen(0, '127.0.0.1'), 'listening')
    issuer.url = readUrl()
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  return {
    get settings() {
      const url = readUrl()
      return { ...OURS, userinfoUrl: `${url}/userinfo`, introspectionUrl: `${url}/introspect` }
    },
    /** An access token that stands for a member, issued to our application unless told otherwise. */
    async issue(member: Record<string, unknown>, clientId = OURS.clientId): Promise<string> {
      const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'openid' })
      const response = await fetch(`${readUrl()}/token`, { method: 'POST', body })
      const token = `${(await response.json()).access_token}.${grants.size}`
      grants.set(token, { clientId, member })
      return token
    },
    /** Makes the userinfo endpoint answer with a status; null: as it should. */
    fail: (status: number | null) => {
      failure = status
    },
  }
}

function toTold({ clientId }: Grant) {
  return { active: true, client_id: clientId, status: 'active', auth_type: '3L' }
}
