/** Installation and address, for the API's limits. */
export function toApiHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = {}
  const cookies = request.headers.get('cookie') ?? ''
  const installation = /(?:^|;\s*)installation=([\w-]{1,100})(?:;|$)/.exec(cookies)?.[1]
  const forwardedFor = request.headers.get('x-forwarded-for')
  if (installation !== undefined) headers['x-installation-id'] = installation
  if (forwardedFor !== null) headers['x-forwarded-for'] = forwardedFor
  return headers
}
