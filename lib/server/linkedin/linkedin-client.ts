import { readEnv } from '@/lib/server/env'

export type LinkedInClient = {
  readonly clientId: string
  readonly clientSecret: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  /** Must also be registered at LinkedIn. */
  readonly redirectUri: string
}

export function getLinkedInClient(): LinkedInClient | null {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, ...env } = readEnv()
  if (clientId === undefined || clientSecret === undefined) return null
  return {
    clientId,
    clientSecret,
    authorizationUrl: env.LINKEDIN_AUTHORIZATION_URL,
    tokenUrl: env.LINKEDIN_TOKEN_URL,
    redirectUri: new URL('/auth/linkedin', env.SITE_URL).href,
  }
}

export function toAuthorizationUrl(client: LinkedInClient, state: string): string {
  const address = new URL(client.authorizationUrl)
  address.searchParams.set('response_type', 'code')
  address.searchParams.set('client_id', client.clientId)
  address.searchParams.set('redirect_uri', client.redirectUri)
  address.searchParams.set('scope', 'openid profile email')
  address.searchParams.set('state', state)
  return address.href
}
