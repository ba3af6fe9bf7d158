import { INSTALLATION_COOKIE } from '@/lib/shared/session/installation-cookie'

const INSTALLATION = new RegExp(`(?:^|;\\s*)${INSTALLATION_COOKIE}=([\\w-]{1,100})(?:;|$)`)

/** What the API is told of a visitor who posts a form: installation and address, for its limits. */
export function toApiHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = {}
  const installation = INSTALLATION.exec(request.headers.get('cookie') ?? '')?.[1]
  const forwardedFor = request.headers.get('x-forwarded-for')
  if (installation !== undefined) headers['x-installation-id'] = installation
  if (forwardedFor !== null) headers['x-forwarded-for'] = forwardedFor
  return headers
}
