import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { OAuth2Server } from 'oauth2-mock-server'

type Answer = { body: unknown; statusCode: number }
type Tokens = { body: { access_token: string }; statusCode: number }

/** LinkedIn's claims about a member. */
export type Member = Readonly<Record<string, unknown>>

/** What LinkedIn returns for one access token. */
type Grant = { readonly clientId: string; readonly member: Member }

const OURS = { clientId: 'our-client', clientSecret: 'our-secret' }

/** Replaces LinkedIn, based on an OAuth 2 server. */
export type LinkedInServer = Awaited<ReturnType<typeof openLinkedIn>>

/** Starts it on a free port of this machine. */
export async function openLinkedIn() {
  // Never started: its service runs behind a server that parses forms.
  const { issuer, service } = new OAuth2Server()
  const grants = new Map<string, Grant>()
  const members = new Map<string, Member>()
  let visitor: Member | null = null
  let failure: number | null = null

  // The service parses no forms at its introspection endpoint.
  const server = createServer(async (request: IncomingMessage & { body?: unknown }, response) => {
    if (request.url === '/introspect') {
      request.body = Object.fromEntries(new URLSearchParams(await text(request)))
    }
    service.requestHandler(request, response)
  })
  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    if (visitor !== null) return members.set(url.searchParams.get('code') ?? '', visitor)
    url.searchParams.delete('code')
    url.searchParams.set('error', 'user_cancelled_login')
    return undefined
  })
  service.on('beforeResponse', (answer: Tokens, { body }: { body: Record<string, string> }) => {
    if (body.grant_type !== 'authorization_code') return
    const member = members.get(body.code ?? '')
    members.delete(body.code ?? '')
    // As LinkedIn does: a verifier together with a secret is rejected (decision 012).
    const isRefused = body.client_secret !== OURS.clientSecret || 'code_verifier' in body
    answer.statusCode = member === undefined ? 400 : isRefused ? 401 : 200
    if (member === undefined || isRefused) return
    answer.body.access_token += `.${grants.size}`
    grants.set(answer.body.access_token, { clientId: body.client_id ?? '', member })
  })
  service.on('beforeIntrospect', (answer: Answer, { body }: { body: Record<string, string> }) => {
    const grant = grants.get(body.token ?? '')
    answer.statusCode = body.client_secret === OURS.clientSecret ? 200 : 401
    answer.body = grant === undefined ? { active: false } : toIntrospection(grant)
  })
  service.on('beforeUserinfo', (answer: Answer, { headers }: IncomingMessage) => {
    const grant = grants.get(headers.authorization?.replace('Bearer ', '') ?? '')
    answer.statusCode = failure ?? (grant === undefined ? 401 : 200)
    answer.body = grant?.member ?? {}
  })

  await issuer.keys.generate('RS256')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer.url = url
  return {
    /** The API's settings for it. */
    settings: { ...OURS, userinfoUrl: `${url}/userinfo`, introspectionUrl: `${url}/introspect` },
    /** The web app's settings for it. */
    webSettings: { ...OURS, authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token` },
    /** The member who consents from now on; null: the member declines. */
    setVisitor: (member: Member | null) => {
      visitor = member
    },
    /** An access token of a member, issued to our application unless stated otherwise. */
    async issue(member: Member, clientId = OURS.clientId): Promise<string> {
      const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'openid' })
      const response = await fetch(`${url}/token`, { method: 'POST', body })
      const token = `${(await response.json()).access_token}.${grants.size}`
      grants.set(token, { clientId, member })
      return token
    },
    /** Makes the userinfo endpoint return a status; null: normal responses. */
    fail: (status: number | null) => {
      failure = status
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toIntrospection({ clientId }: Grant) {
  return { active: true, client_id: clientId, status: 'active', auth_type: '3L' }
}
