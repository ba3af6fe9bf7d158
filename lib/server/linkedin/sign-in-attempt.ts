import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseNextPath } from '@/lib/shared/session/next-path'

/** Seconds a member may take to agree. */
const PATIENCE_SECONDS = 600

export type SignInAttempt = {
  /** Random; comes back with the answer (promise T13). */
  readonly state: string
  readonly next: string | null
}

/** `next` may be anything from an address. */
export function beginAttempt(next: string | null): SignInAttempt {
  return { state: randomBytes(32).toString('base64url'), next: parseNextPath(next) }
}

/** On https no other host can set it. */
export function toAttemptCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-linkedin' : 'linkedin'
}

export function toAttemptCookie({ state, next }: SignInAttempt, siteUrl: string): string {
  const value = `${state}.${Buffer.from(next ?? '').toString('base64url')}`
  return toCookie(value, PATIENCE_SECONDS, siteUrl)
}

/** The state counts once. */
export function toAttemptEnd(siteUrl: string): string {
  return toCookie('', 0, siteUrl)
}

export function parseAttempt(value: string | undefined): SignInAttempt | null {
  const [state = '', next = ''] = (value ?? '').split('.')
  if (state === '') return null
  return { state, next: parseNextPath(Buffer.from(next, 'base64url').toString() || null) }
}

/** Compares in constant time. */
export function isAnswerTo({ state }: SignInAttempt, given: string | null): boolean {
  return given !== null && timingSafeEqual(hash(state), hash(given))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

// Lax: the answer is a link from LinkedIn's pages to ours.
function toCookie(value: string, maxAge: number, siteUrl: string): string {
  const cookie = `${toAttemptCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly`
  return isHttps(siteUrl) ? `${cookie}; Secure` : cookie
}

function isHttps(siteUrl: string): boolean {
  return new URL(siteUrl).protocol === 'https:'
}
