import { readEnv } from './env'

/** Port of the employer site on a developer's machine (spec §1). */
const LOCAL_PORT = 4200

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
const ADDRESS_IN_FIGURES = /^(\d+\.){3}\d+$|^\[/

type Addresses = {
  /** Set by the operator; overrides the rule. */
  readonly EMPLOYER_URL?: string | undefined
  readonly API_URL: string
  readonly SITE_URL: string
}

/**
 * Returns the absolute address of the employer site. When only the site is public and not its API, the site's host is
 * used in place of the API's (decision 063). Throws TypeError for an invalid address.
 */
export function getEmployerSiteUrl(env: Addresses = readEnv()): string {
  if (env.EMPLOYER_URL !== undefined) return env.EMPLOYER_URL
  const isApiHidden = isLoopback(env.API_URL) && !isLoopback(env.SITE_URL)
  return toEmployerSiteUrl(isApiHidden ? env.SITE_URL : env.API_URL)
}

/** Replaces the first label of the host by `employer` (spec §1). */
function toEmployerSiteUrl(url: string): string {
  const { protocol, hostname, port } = new URL(url)
  if (LOOPBACK.test(hostname)) return `http://localhost:${LOCAL_PORT}`
  // An IP address has no labels to replace.
  if (ADDRESS_IN_FIGURES.test(hostname)) return `${protocol}//${hostname}:${LOCAL_PORT}`
  const words = hostname.split('.')
  // Of two labels (`visvakor.example`) none can be replaced: `employer.example` belongs to somebody else.
  const rest = words.length < 3 ? words : words.slice(1)
  return `${protocol}//employer.${rest.join('.')}${port === '' ? '' : `:${port}`}`
}

function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname)
}
