import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'

const SITE = 'https://visvakor.example'

describe('parseNextPath (promise T9)', () => {
  it.each(['/', '/profile', '/en/jobs?page=2&sort=closing#list', '/jobs/7/វិស្វករ'])(
    'keeps %s',
    (path) => {
      expect(new URL(parseNextPath(path) ?? '', SITE).href).toBe(new URL(path, SITE).href)
    },
  )

  it.each([
    null,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/\t/evil.example',
    '/en/..//evil.example',
    '/jobs//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//user@evil.example:80\\@visvakor.example',
  ])('rejects %j', (text) => {
    expect(parseNextPath(text)).toBeNull()
  })

  it('keeps double slashes in a query', () => {
    expect(parseNextPath('/jobs?from=https://a.example//b')).toBe('/jobs?from=https://a.example//b')
  })

  it('whatever the input, a browser stays on our site, in either locale', () => {
    const start = fc.constantFrom('/', '/en', '/en/')
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil',
    )
    fc.assert(
      fc.property(start, fc.array(piece, { maxLength: 10 }), (begun, pieces) => {
        const path = parseNextPath(begun + pieces.join(''))
        if (path === null) return
        expect(new URL(path, SITE).origin).toBe(SITE)
        expect(new URL(withoutLocale(path), SITE).origin).toBe(SITE)
      }),
    )
  })
})
