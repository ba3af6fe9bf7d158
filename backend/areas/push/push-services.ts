/** Push services of common browsers; each hands out addresses below its own names. */
const SERVICES = [
  // Chrome, Edge on Android, Samsung Internet, Opera, Brave
  'fcm.googleapis.com',
  // Firefox
  'push.services.mozilla.com',
  // Edge on Windows
  'notify.windows.com',
  // Safari, and every browser on an iPhone
  'push.apple.com',
] as const

/**
 * Checks whether we send to an endpoint. A browser names it, so anybody may name any address: the allowlist
 * keeps us from calling machines of our own network or somebody else's (decision 032).
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}
