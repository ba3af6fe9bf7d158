import { describe, expect, it } from 'vitest'
import {
  getSessionToken,
  listSignInCookies,
  listSignOutCookies,
} from '@/lib/shared/session/session-cookies'

const cookies = (values: Record<string, string>) => ({
  get: (name: string) => {
    const value = values[name]
    return value === undefined ? undefined : { value }
  },
})

const HTTPS = 'https://visvakor.example'
const HTTP = 'http://localhost:3000'

describe('getSessionToken', () => {
  it('on https takes only the cookie that no other host can set (promise T4)', () => {
    const both = cookies({ session: 'planted', '__Host-session': 'ours' })
    expect(getSessionToken(both, HTTPS)).toBe('ours')
    expect(getSessionToken(cookies({ session: 'planted' }), HTTPS)).toBeNull()
  })

  it('on plain http takes the one without prefix', () => {
    expect(getSessionToken(cookies({ session: 'plain' }), HTTP)).toBe('plain')
  })

  it('takes no hint, and no empty cookie, for a session', () => {
    expect(getSessionToken(cookies({ signed_in: '1', session: '' }), HTTP)).toBeNull()
  })
})

describe('listGivingCookies', () => {
  it('hides the token from scripts, and leaves them a hint of the same age', () => {
    expect(listSignInCookies('abc', 'mine', HTTPS)).toEqual([
      '__Host-session=abc; Path=/; Max-Age=1000000; SameSite=Lax; Secure; HttpOnly',
      'signed_in=1.mine; Path=/; Max-Age=1000000; SameSite=Lax; Secure',
    ])
    expect(listSignInCookies('abc', 'mine', HTTP)).toEqual([
      'session=abc; Path=/; Max-Age=1000000; SameSite=Lax; HttpOnly',
      'signed_in=1.mine; Path=/; Max-Age=1000000; SameSite=Lax',
    ])
  })
})

describe('listClearingCookies', () => {
  it('ends both spellings of the token and the hint, on every path', () => {
    const names = listSignOutCookies().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['__Host-session', 'session', 'signed_in'])
    for (const cookie of listSignOutCookies()) expect(cookie).toContain('=; Path=/; Max-Age=0;')
  })

  it('keeps to what browsers ask of the prefix', () => {
    expect(listSignOutCookies()[0]).toMatch(/Secure; HttpOnly/)
    expect(listSignOutCookies()[0]).not.toContain('Domain')
  })
})
