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

/** Absolute; null where there is none: a public site whose API has no public address says nothing of its neighbours. Throws TypeError for no absolute address. */
export function getEmployerSiteUrl(env: Addresses = readEnv()): string | null {
  if (env.EMPLOYER_URL !== undefined) return env.EMPLOYER_URL
  if (isLoopback(env.API_URL) && !isLoopback(env.SITE_URL)) return null
  return toEmployerSiteUrl(env.API_URL)
}

/** The first word of the API's host becomes `employer` (spec §1). */
function toEmployerSiteUrl(apiUrl: string): string {
  const { protocol, hostname, port } = new URL(apiUrl)
  if (LOOPBACK.test(hostname)) return `http://localhost:${LOCAL_PORT}`
  // A host in figures has no words to swap.
  if (ADDRESS_IN_FIGURES.test(hostname)) return `${protocol}//${hostname}:${LOCAL_PORT}`
  const words = hostname.split('.')
  // Two words (`visvakor.example`) have none to spare.
  const rest = words.length < 3 ? words : words.slice(1)
  return `${protocol}//employer.${rest.join('.')}${port === '' ? '' : `:${port}`}`
}

function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname)
}
