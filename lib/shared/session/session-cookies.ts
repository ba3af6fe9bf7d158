import { COOKIE_MAX_AGE_SECONDS } from '@/lib/shared/limits'

/**
 * Scripts cannot read the session cookie; this hint tells them that it exists and whose it is (`1.{ownerHash}`)
 * (architecture §6).
 */
export const SIGNED_IN_HINT = 'signed_in'

/** On https no other host can set the prefixed cookie; on plain http browsers refuse the prefix. */
const HTTPS_COOKIE = '__Host-session'
const HTTP_COOKIE = 'session'

/** The cookie with the installation id of a browser. Scripts may read it, since it is no secret (architecture §6). */
export const INSTALLATION_COOKIE = 'installation'

type Cookies = { get(name: string): { readonly value: string } | undefined }

/** On https only the prefixed cookie counts (promise T4). */
export function getSessionToken(cookies: Cookies, siteUrl: string): string | null {
  return cookies.get(isHttps(siteUrl) ? HTTPS_COOKIE : HTTP_COOKIE)?.value || null
}

/** Builds the `Set-Cookie` headers for 1,000,000 seconds (spec §4); `ownerHash` distinguishes the users of one browser. */
export function listSignInCookies(token: string, ownerHash: string, siteUrl: string): string[] {
  const hint = `${SIGNED_IN_HINT}=1.${ownerHash}`
  const rest = `Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`
  if (isHttps(siteUrl)) {
    return [`${HTTPS_COOKIE}=${token}; ${rest}; Secure; HttpOnly`, `${hint}; ${rest}; Secure`]
  }
  return [`${HTTP_COOKIE}=${token}; ${rest}; HttpOnly`, `${hint}; ${rest}`]
}

export function listSignOutCookies(): string[] {
  return [
    `${HTTPS_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
    `${HTTP_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    `${SIGNED_IN_HINT}=; Path=/; Max-Age=0; SameSite=Lax`,
  ]
}

function isHttps(siteUrl: string): boolean {
  return new URL(siteUrl).protocol === 'https:'
}
