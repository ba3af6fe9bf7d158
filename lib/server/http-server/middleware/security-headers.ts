import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { contentSecurityPolicy } from '@/lib/server/next-cache/content-security-policy.mjs'
import { isWithin, withoutLocale } from '@/lib/shared/routes'
import type { Middleware } from '../request-context'

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

const OPENER_POLICY_HEADER = 'Cross-Origin-Opener-Policy'
const CSP_HEADER = 'Content-Security-Policy'

/** The policy of everything but pages, which bring their own with hashes of their scripts (decision 004). */
const STRICT_POLICY = contentSecurityPolicy()

/** The headers of a response that is written to a raw socket, without middleware. */
export const RAW_RESPONSE_HEADERS = {
  ...COMMON_HEADERS,
  [OPENER_POLICY_HEADER]: 'same-origin',
  [CSP_HEADER]: STRICT_POLICY,
}

/** Files of the build: never opened as documents, and a dozen on a first visit (decision 054). */
export const BUILD_FILES_PATH = '/_next/static'
const BUILD_FILE_HEADERS = {
  'X-Content-Type-Options': COMMON_HEADERS['X-Content-Type-Options'],
  [CSP_HEADER]: "default-src 'none'; frame-ancestors 'none'",
}

/** Drawn logos: images too, but with an inline style of their own (decision 048). */
const LOGO_SHEETS = /^\/logos\/[a-z]+\.svg$/
const LOGO_SHEET_HEADERS = {
  ...BUILD_FILE_HEADERS,
  [CSP_HEADER]: `${BUILD_FILE_HEADERS[CSP_HEADER]}; style-src 'unsafe-inline'`,
}

/** The employer site sends them a draft through `window.opener`, which other pages cut off (decision 010). */
const PREVIEW_PATHS = ['/job-preview', '/internship-preview']

/** Sign-in windows of Google and Facebook must be able to answer these pages. */
const POPUP_PATHS = ['/login', '/get-started', '/registration']

/** Sets security headers on every response; one that sets a header itself keeps its value. */
export function setSecurityHeaders({ withPolicy }: { readonly withPolicy: boolean }): Middleware {
  return ({ response, path }) => {
    onHeaders(response, function (this: ServerResponse) {
      for (const [name, value] of Object.entries(toSecurityHeaders(path))) {
        if ((withPolicy || name !== CSP_HEADER) && !this.hasHeader(name))
          this.setHeader(name, value)
      }
    })
    return false
  }
}

/** Returns the security headers for a response at this path. */
export function toSecurityHeaders(path: string): Readonly<Record<string, string>> {
  if (isWithin(path, BUILD_FILES_PATH)) return BUILD_FILE_HEADERS
  if (LOGO_SHEETS.test(path)) return LOGO_SHEET_HEADERS
  return { ...RAW_RESPONSE_HEADERS, [OPENER_POLICY_HEADER]: toOpenerPolicy(withoutLocale(path)) }
}

function toOpenerPolicy(path: string): string {
  if (PREVIEW_PATHS.includes(path)) return 'unsafe-none'
  const opens = POPUP_PATHS.some((screen) => isWithin(path, screen))
  return opens ? 'same-origin-allow-popups' : 'same-origin'
}
