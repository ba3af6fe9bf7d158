import { randomBytes } from 'node:crypto'
import { parseNextPath } from '@/lib/shared/session/next-path'
import { isSealed, toSeal } from './attempt-seal'
import { isSameText } from './same-text'

/** Seconds a member may take to agree. */
const PATIENCE_SECONDS = 600

export type SignInAttempt = {
  /** Random; comes back with the answer (promise T13). */
  readonly state: string
  readonly next: string | null
}

type Keeping = {
  readonly siteUrl: string
  /** Keys the seal: the browser keeps the attempt and must not change it. */
  readonly clientSecret: string
}

/** `next` may be anything from an address. */
export function beginAttempt(next: string | null): SignInAttempt {
  return { state: randomBytes(32).toString('base64url'), next: parseNextPath(next) }
}

/** On https no other host can set it. */
export function toAttemptCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-linkedin' : 'linkedin'
}

/** The attempt begins now. */
export function toAttemptCookie(
  { state, next }: SignInAttempt,
  { siteUrl, clientSecret }: Keeping,
): string {
  const begun = Date.now().toString(36)
  const attempt = [state, begun, Buffer.from(next ?? '').toString('base64url')].join('.')
  return toCookie(`${attempt}.${toSeal(attempt, clientSecret)}`, PATIENCE_SECONDS, siteUrl)
}

export function toAttemptEnd(siteUrl: string): string {
  return toCookie('', 0, siteUrl)
}

/** Null for what we did not write, and when it is too old: a browser may keep a cookie for longer than it was told. */
export function parseAttempt(
  value: string | undefined,
  { clientSecret }: Pick<Keeping, 'clientSecret'>,
): SignInAttempt | null {
  const [state = '', begun = '', next = '', seal = ''] = (value ?? '').split('.')
  if (!isSealed([state, begun, next].join('.'), seal, clientSecret)) return null
  const age = Math.abs(Date.now() - Number.parseInt(begun, 36))
  if (age >= PATIENCE_SECONDS * 1000) return null
  return { state, next: parseNextPath(Buffer.from(next, 'base64url').toString() || null) }
}

export function isAnswerTo({ state }: SignInAttempt, given: string | null): boolean {
  return given !== null && isSameText(state, given)
}

// Lax: the answer is a link from LinkedIn's pages to ours.
function toCookie(value: string, maxAge: number, siteUrl: string): string {
  const cookie = `${toAttemptCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly`
  return isHttps(siteUrl) ? `${cookie}; Secure` : cookie
}

function isHttps(siteUrl: string): boolean {
  return new URL(siteUrl).protocol === 'https:'
}
