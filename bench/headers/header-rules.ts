import { type Answer, getHeader } from './answer'
import type { Finding } from './finding'

/** In seconds; the Observatory counts this as half a year. */
const HALF_A_YEAR = 15_552_000

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const OPEN = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

export function judgeTransport(answer: Answer): Finding {
  const rule = 'transport'
  const value = getHeader(answer, 'strict-transport-security')
  if (value === null) return { rule, says: 'none', points: -20 }
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? []
  if (age === undefined || value.includes(',')) return { rule, says: 'cannot be read', points: -20 }
  if (Number(age) < HALF_A_YEAR) return { rule, says: 'less than half a year', points: -10 }
  return { rule, says: 'half a year or more', points: 0 }
}

export function judgeReferrer(answer: Answer): Finding {
  const rule = 'referrer'
  const value = getHeader(answer, 'referrer-policy')
  if (value === null) return { rule, says: 'none', points: 0 }
  const known = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .findLast((part) => PRIVATE.includes(part) || OPEN.includes(part))
  if (known === undefined) return { rule, says: 'cannot be read', points: -5 }
  return { rule, says: known, points: PRIVATE.includes(known) ? 5 : -5 }
}

export function judgeSniffing(answer: Answer): Finding {
  const value = getHeader(answer, 'x-content-type-options')?.trim().toLowerCase()
  const isSet = value === 'nosniff'
  return { rule: 'sniffing', says: value ?? 'none', points: isSet ? 0 : -5 }
}

export function judgeResource(answer: Answer): Finding {
  const rule = 'resource'
  const value = getHeader(answer, 'cross-origin-resource-policy')?.trim().toLowerCase() ?? 'none'
  if (value === 'same-origin' || value === 'same-site') return { rule, says: value, points: 10 }
  const isKnown = value === 'cross-origin' || value === 'none'
  return { rule, says: isKnown ? value : 'cannot be read', points: isKnown ? 0 : -5 }
}

/** @param origin the foreign origin of the request */
export function judgeSharing(preflight: Answer, origin: string): Finding {
  const allowed = getHeader(preflight, 'access-control-allow-origin')
  const withCredentials =
    getHeader(preflight, 'access-control-allow-credentials')?.trim().toLowerCase() === 'true'
  const isAnybody = allowed === origin && withCredentials
  return { rule: 'sharing', says: allowed ?? 'none', points: isAnybody ? -50 : 0 }
}

/** @param host the host that was requested over plain http */
export function judgeRedirect(status: number, location: string | null, host: string): Finding {
  const rule = 'redirect'
  if (status < 300 || status >= 400 || location === null) return { rule, says: 'none', points: -20 }
  const { protocol, hostname } = new URL(location, `http://${host}`)
  if (protocol !== 'https:') return { rule, says: 'to http', points: -10 }
  if (hostname !== host) return { rule, says: 'to another host', points: -5 }
  return { rule, says: 'to https', points: 0 }
}
