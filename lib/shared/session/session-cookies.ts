import { COOKIE_MAX_AGE_SECONDS } from '@/lib/shared/limits'

/**
 * The cookies of a session (architecture §6). The token's is HttpOnly, so no script can read it; the hint
 * beside it tells scripts that it is there and, by a mark, whose it is (`1.{mark}`); it holds no secret.
 */
export const SIGNED_IN_HINT = 'signed_in'

/**
 * The token's cookie on https, which no other host can set, and on plain http, where browsers refuse
 * the prefix.
 */
const HTTPS_COOKIE = '__Host-session'
const HTTP_COOKIE = 'session'

type Cookies = { get(name: string): { readonly value: string } | undefined }

/**
 * The session token a request carries; null when nobody is signed in. On https only the cookie that
 * nobody else can set counts (promise T4).
 *
 * @param siteUrl the site's public address
 */
export function getSessionToken(cookies: Cookies, siteUrl: string): string | null {
  return cookies.get(isHttps(siteUrl) ? HTTPS_COOKIE : HTTP_COOKIE)?.value || null
}

/**
 * `Set-Cookie` headers that give a session to the browser for 1,000,000 seconds (spec §4).
 *
 * @param mark what tells its user from others of this browser
 */
export function listGivingCookies(token: string, mark: string, siteUrl: string): string[] {
  const hint = `${SIGNED_IN_HINT}=1.${mark}`
  const rest = `Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`
  if (isHttps(siteUrl)) {
    return [`${HTTPS_COOKIE}=${token}; ${rest}; Secure; HttpOnly`, `${hint}; ${rest}; Secure`]
  }
  return [`${HTTP_COOKIE}=${token}; ${rest}; HttpOnly`, `${hint}; ${rest}`]
}

/** `Set-Cookie` headers that take a session away from the browser, whichever way it was given. */
export function listClearingCookies(): string[] {
  return [
    `${HTTPS_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
    `${HTTP_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    `${SIGNED_IN_HINT}=; Path=/; Max-Age=0; SameSite=Lax`,
  ]
}

function isHttps(siteUrl: string): boolean {
  return new URL(siteUrl).protocol === 'https:'
}
