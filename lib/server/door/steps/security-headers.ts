import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { contentSecurityPolicy } from '@/lib/server/page-cache/content-security-policy.mjs'
import { isWithin, withoutLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

const OPENER = 'Cross-Origin-Opener-Policy'
const POLICY = 'Content-Security-Policy'

/** Of all that is no page; a page brings its own, with the hashes of its scripts (decision 004). */
const STRICT_POLICY = contentSecurityPolicy()

/** Of an answer that is written as bare bytes, where no step sees it. */
export const HEADERS_OF_BARE = { ...ALWAYS, [OPENER]: 'same-origin', [POLICY]: STRICT_POLICY }

/** Files of the build: none is opened by itself, and of these a first visit fetches a dozen (decision 054). */
export const BUILT = '/_next/static'
const HEADERS_OF_BUILT = {
  'X-Content-Type-Options': ALWAYS['X-Content-Type-Options'],
  [POLICY]: "default-src 'none'; frame-ancestors 'none'",
}

/** The drawn logos: pictures as well, but their file has a style of its own (decision 048). */
const DRAWN_LOGOS = /^\/logos\/[a-z]+\.svg$/
const HEADERS_OF_DRAWN = {
  ...HEADERS_OF_BUILT,
  [POLICY]: `${HEADERS_OF_BUILT[POLICY]}; style-src 'unsafe-inline'`,
}

/** The employer site hands them a draft through a link between windows that other pages cut (decision 010). */
const OPENED_BY_EMPLOYERS = ['/job-preview', '/internship-preview']

/** Windows of Google and Facebook must be able to answer them; pages that open them are still cut off. */
const OPEN_WINDOWS = ['/login', '/get-started', '/registration']

/** Every answer has its own, whoever writes it; one that sets a header itself keeps its own. */
export function giveSecurityHeaders({ withPolicy }: { readonly withPolicy: boolean }): Step {
  return ({ response, path }) => {
    onHeaders(response, function (this: ServerResponse) {
      for (const [name, value] of Object.entries(toSecurityHeaders(path))) {
        if ((withPolicy || name !== POLICY) && !this.hasHeader(name)) this.setHeader(name, value)
      }
    })
    return false
  }
}

/** Of an answer at this path that says nothing of them itself. */
export function toSecurityHeaders(path: string): Readonly<Record<string, string>> {
  if (isWithin(path, BUILT)) return HEADERS_OF_BUILT
  if (DRAWN_LOGOS.test(path)) return HEADERS_OF_DRAWN
  return { ...HEADERS_OF_BARE, [OPENER]: toOpenerPolicy(withoutLocale(path)) }
}

function toOpenerPolicy(path: string): string {
  if (OPENED_BY_EMPLOYERS.includes(path)) return 'unsafe-none'
  const opens = OPEN_WINDOWS.some((screen) => isWithin(path, screen))
  return opens ? 'same-origin-allow-popups' : 'same-origin'
}
