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
  it('reads only the __Host- cookie on https (promise T4)', () => {
    const both = cookies({ session: 'planted', '__Host-session': 'ours' })
    expect(getSessionToken(both, HTTPS)).toBe('ours')
    expect(getSessionToken(cookies({ session: 'planted' }), HTTPS)).toBeNull()
  })

  it('reads the cookie without prefix on plain http', () => {
    expect(getSessionToken(cookies({ session: 'plain' }), HTTP)).toBe('plain')
  })

  it('does not accept the hint or an empty cookie as a session', () => {
    expect(getSessionToken(cookies({ signed_in: '1', session: '' }), HTTP)).toBeNull()
  })
})

describe('listSignInCookies', () => {
  it('hides the token from scripts, and sets a hint of the same age', () => {
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

describe('listSignOutCookies', () => {
  it('deletes both token cookies and the hint, on every path', () => {
    const names = listSignOutCookies().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['__Host-session', 'session', 'signed_in'])
    for (const cookie of listSignOutCookies()) expect(cookie).toContain('=; Path=/; Max-Age=0;')
  })

  it('follows the rules of the __Host- prefix', () => {
    expect(listSignOutCookies()[0]).toMatch(/Secure; HttpOnly/)
    expect(listSignOutCookies()[0]).not.toContain('Domain')
  })
})
