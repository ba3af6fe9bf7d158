import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseNextPath } from '@/lib/shared/session/next-path'

/** How long a member may take to agree. */
const MAX_AGE_SECONDS = 600

export type SignInAttempt = {
  /** Random; returned with the answer (promise T13). */
  readonly state: string
  readonly next: string | null
}

type CookieOptions = {
  readonly siteUrl: string
  /** Signs the cookie, which the browser stores and must not change. */
  readonly clientSecret: string
}

/** Creates an attempt; `next` may be any text of the address. */
export function createAttempt(next: string | null): SignInAttempt {
  return { state: randomBytes(32).toString('base64url'), next: parseNextPath(next) }
}

/** Returns a name that no other host can set on https. */
export function toAttemptCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-linkedin' : 'linkedin'
}

/** Serializes an attempt that begins now. */
export function toAttemptCookie(
  { state, next }: SignInAttempt,
  { siteUrl, clientSecret }: CookieOptions,
): string {
  const begun = Date.now().toString(36)
  const attempt = [state, begun, Buffer.from(next ?? '').toString('base64url')].join('.')
  return toCookie(`${attempt}.${signAttempt(attempt, clientSecret)}`, MAX_AGE_SECONDS, siteUrl)
}

export function toExpiredAttemptCookie(siteUrl: string): string {
  return toCookie('', 0, siteUrl)
}

/** Parses the cookie; null when its signature is wrong or it is too old, since browsers may keep a cookie for longer. */
export function parseAttempt(
  value: string | undefined,
  { clientSecret }: Pick<CookieOptions, 'clientSecret'>,
): SignInAttempt | null {
  const [state = '', begun = '', next = '', seal = ''] = (value ?? '').split('.')
  if (!isSignatureValid([state, begun, next].join('.'), seal, clientSecret)) return null
  const age = Math.abs(Date.now() - Number.parseInt(begun, 36))
  if (age >= MAX_AGE_SECONDS * 1000) return null
  return { state, next: parseNextPath(Buffer.from(next, 'base64url').toString() || null) }
}

export function matchesState({ state }: SignInAttempt, given: string | null): boolean {
  return given !== null && isEqualInConstantTime(state, given)
}

// Lax: the answer is a link from LinkedIn's pages to ours.
function toCookie(value: string, maxAge: number, siteUrl: string): string {
  const cookie = `${toAttemptCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly`
  return isHttps(siteUrl) ? `${cookie}; Secure` : cookie
}

function isHttps(siteUrl: string): boolean {
  return new URL(siteUrl).protocol === 'https:'
}

/** Signs an attempt with LinkedIn's secret, which all our web servers have and no browser has. */
function signAttempt(text: string, clientSecret: string): string {
  return createHmac('sha256', clientSecret).update(`attempt\n${text}`).digest('base64url')
}

function isSignatureValid(text: string, seal: string, clientSecret: string): boolean {
  return isEqualInConstantTime(signAttempt(text, clientSecret), seal)
}

/** Compares two texts of any length in constant time. */
function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
