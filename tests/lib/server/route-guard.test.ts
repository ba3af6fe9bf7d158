import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { applyRouteGuard } from '@/lib/server/route-guard'
import { findGuard } from '@/lib/shared/guarded-routes'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'

const request = (path: string, cookie = '') =>
  new NextRequest(`http://visvakor.example${path}`, { headers: { cookie } })

describe('findGuard', () => {
  it.each(Object.values(profileRoutes))('protects %s, plain and under /en', (path) => {
    expect(findGuard(path)).toBe('signed-in')
    expect(findGuard(withLocale(path))).toBe('signed-in')
  })

  it.each(['/', '/jobs', '/profiles', '/jobs/7/profile', '/page/profile'])(
    'leaves %s public',
    (path) => {
      expect(findGuard(path)).toBeNull()
    },
  )
})

describe('the guard "signed-in"', () => {
  it('lets a visitor with a session through', () => {
    expect(applyRouteGuard('signed-in', request('/profile', 'session=token'))).toBeNull()
  })

  it('does not accept the hint cookie as a session', () => {
    expect(applyRouteGuard('signed-in', request('/profile', 'signed_in=1'))?.status).toBe(307)
  })

  it.each([
    ['/profile', '/login?next=%2Fprofile'],
    ['/profile/save-jobs?page=2', '/login?next=%2Fprofile%2Fsave-jobs%3Fpage%3D2'],
    ['/en/profile/resumes', '/en/login?next=%2Fen%2Fprofile%2Fresumes'],
  ])('redirects a signed-out visitor from %s to sign-in with the way back', (path, target) => {
    const answer = applyRouteGuard('signed-in', request(path))
    expect(answer?.headers.get('location')).toBe(`http://visvakor.example${target}`)
    expect(answer?.headers.get('cache-control')).toBe('no-store')
    const next = new URL(answer?.headers.get('location') ?? '').searchParams.get('next')
    expect(parseNextPath(next)).toBe(path)
  })

  it.each(['//evil.example', '/https://evil.example', '/%5cevil.example', '/..//evil.example'])(
    'never redirects to another site for /profile%s',
    (rest) => {
      const answer = applyRouteGuard('signed-in', request(`/profile${rest}`))
      const target = new URL(answer?.headers.get('location') ?? '')
      expect(target.origin).toBe('http://visvakor.example')
      expect(target.pathname).toBe('/login')
    },
  )
})

describe('an unknown guard', () => {
  it('answers 500 (spec §8)', async () => {
    const answer = applyRouteGuard('no-such-guard', request('/secret', 'session=token'))
    expect(answer?.status).toBe(500)
    expect(await answer?.json()).toEqual({ statusCode: 500, message: 'Unknown middleware' })
  })
})
