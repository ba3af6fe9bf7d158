/** The push services of the browsers people have; each hands out addresses below its own names. */
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
 * Whether we send there. A browser says where its messages go, so anybody may say anything: a list keeps us from asking machines of our
 * own network, and from being made to ask somebody else's (decision 032).
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}
