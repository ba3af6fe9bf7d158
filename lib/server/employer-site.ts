import { readEnv } from './env'

/** Port of the employer site on a developer's machine (spec §1). */
const LOCAL_PORT = 4200

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
const ADDRESS_IN_FIGURES = /^(\d+\.){3}\d+$|^\[/

type Addresses = {
  /** Named by the operator; counts before the rule. */
  readonly EMPLOYER_URL?: string | undefined
  readonly API_URL: string
  readonly SITE_URL: string
}

/**
 * Absolute. Where the site is public and its API has no public address, the site's own host is taken in place of the API's (decision 063).
 * Throws TypeError for no absolute address.
 */
export function getEmployerSiteUrl(env: Addresses = readEnv()): string {
  if (env.EMPLOYER_URL !== undefined) return env.EMPLOYER_URL
  const isApiHidden = isLoopback(env.API_URL) && !isLoopback(env.SITE_URL)
  return toEmployerSiteUrl(isApiHidden ? env.SITE_URL : env.API_URL)
}

/** The first word of the host becomes `employer` (spec §1). */
function toEmployerSiteUrl(url: string): string {
  const { protocol, hostname, port } = new URL(url)
  if (LOOPBACK.test(hostname)) return `http://localhost:${LOCAL_PORT}`
  // A host in figures has no words to swap.
  if (ADDRESS_IN_FIGURES.test(hostname)) return `${protocol}//${hostname}:${LOCAL_PORT}`
  const words = hostname.split('.')
  // Of two words (`visvakor.example`) none can go: `employer.example` is somebody else's.
  const rest = words.length < 3 ? words : words.slice(1)
  return `${protocol}//employer.${rest.join('.')}${port === '' ? '' : `:${port}`}`
}

function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname)
}
