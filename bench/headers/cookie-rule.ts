import type { Answer } from './answer'
import type { Finding } from './finding'

type Cookie = {
  readonly name: string
  readonly isSecure: boolean
  readonly isHidden: boolean
  /** Null when it is not set. */
  readonly sameSite: string | null
}

/** The Observatory recognizes session cookies by these words in their names. */
const SESSION = /login|sess/i

/** The worst score of its cookies; cookies that are deleted do not count. */
export function judgeCookies(answer: Answer, hasTransport: boolean): Finding {
  const lines = answer.headers.get('set-cookie') ?? []
  const cookies = lines.filter((line) => !/;\s*max-age=0(?:;|$)/i.test(line)).map(toCookie)
  const [first, ...others] = cookies.map((cookie) => judge(cookie, hasTransport))
  if (first === undefined) return toFinding('none', 0)
  return others.reduce((worst, one) => (one.points < worst.points ? one : worst), first)
}

function toCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
  const attributes = new Map(
    rest.map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.toLowerCase(), value.toLowerCase()]
    }),
  )
  return {
    name: pair.split('=')[0] ?? '',
    isSecure: attributes.has('secure'),
    isHidden: attributes.has('httponly'),
    sameSite: attributes.get('samesite') ?? null,
  }
}

function judge({ name, isSecure, isHidden, sameSite }: Cookie, hasTransport: boolean): Finding {
  const isSession = SESSION.test(name)
  if (isSession && !isSecure && !hasTransport) return toFinding(`${name} by http`, -40)
  if (isSession && !isHidden) return toFinding(`${name} seen by scripts`, -30)
  if (sameSite !== null && !['strict', 'lax', 'none'].includes(sameSite)) {
    return toFinding(`${name} with a wrong SameSite`, -20)
  }
  if (sameSite === 'none' && !isSecure) return toFinding(`${name} for all sites`, -20)
  if (/csrf/i.test(name) && sameSite === null) return toFinding(`${name} for all sites`, -20)
  if (!isSecure && !hasTransport) return toFinding(`${name} by http`, -20)
  if (!isSecure) return toFinding(`${name} not Secure`, isSession ? -10 : -5)
  return toFinding('closed', sameSite === null ? 0 : 5)
}

const toFinding = (says: string, points: number): Finding => ({ rule: 'cookies', says, points })
