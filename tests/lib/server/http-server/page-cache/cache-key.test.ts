import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCacheKey, toPageUrl } from '@/lib/server/http-server/page-cache/cache-key'

describe('cache key of a page (decision 036)', () => {
  it.each([
    ['/', '/'],
    ['/en', '/'],
    ['/jobs', '/jobs'],
    ['/en/jobs', '/jobs'],
    ['/jobs?utm_source=telegram', '/jobs'],
    ['/jobs?nothing=of-ours', '/jobs'],
    ['/jobs?page=1', '/jobs'],
    ['/jobs/7/site-engineer', '/jobs/7/site-engineer'],
    ['/en/jobs/7/site-engineer?fbclid=a1&utm_medium=b', '/jobs/7/site-engineer'],
  ])('of %s is %s', (url, key) => {
    expect(toCacheKey(url)).toBe(key)
  })

  it.each([
    ['/jobs?page=2', '/en/jobs?utm_source=x&page=2'],
    ['/jobs?locationId=1&page=2', '/jobs?page=2&gclid=1&locationId=1'],
    ['/jobs?searchText=a+b', '/jobs?searchText=a%20b'],
  ])('of %s equals that of %s', (one, other) => {
    expect(toCacheKey(one)).toMatch(/^\/browse\/jobs\/[\w-]+$/)
    expect(toCacheKey(other)).toBe(toCacheKey(one))
  })

  it.each([
    ['a query only Next reads', '/login?problem=linkedin'],
    ['a router request', '/jobs?_rsc=abc'],
    ['route parameters in the query', '/jobs/7/a?nxtPid=8'],
    ['a private page', '/profile'],
    ['a private page under /en', '/en/profile/resume'],
    ['invalid UTF-8', '/jobs?searchText=%ff'],
    ['a doubled locale', '/en/en/jobs'],
    ['an invalid percent sign', '/jobs?searchText=%e'],
    ['unescaped letters', '/jobs?searchText="<>'],
    ['a URL that is too long', `/jobs?searchText=${'a'.repeat(1200)}`],
  ])('is null for %s', (_, url) => {
    expect(toCacheKey(url)).toBeNull()
  })

  it('exists up to the maximum URL length', () => {
    const path = `/jobs/${'a'.repeat(1018)}`
    expect([toCacheKey(path), toCacheKey(`${path}a`)]).toEqual([path, null])
  })

  it.each(['/', '/jobs', '/jobs?locationId=1&page=2', '/jobs?searchText=%E1%9E%9F+a', '/jobs/7/a'])(
    'can be turned back into %s',
    (url) => {
      const key = toCacheKey(url) ?? ''
      expect(toCacheKey(toPageUrl(key))).toBe(key)
      expect(toPageUrl(key)).toBe(url)
    },
  )

  it('distinguishes a doubled locale from a single one', () => {
    expect(toCacheKey('/en/en/jobs')).not.toBe(toCacheKey('/en/jobs'))
    expect(toCacheKey('/en/en')).not.toBe(toCacheKey('/en'))
  })

  it('is different for different pages', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const path = fc.array(word, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, path, (one, other) => {
        const isEqual = one === other || `/en${one}`.replace(/\/$/, '') === other
        const isOtherWay = `/en${other}`.replace(/\/$/, '') === one
        if (!isEqual && !isOtherWay && toCacheKey(one) !== null) {
          expect(toCacheKey(one)).not.toBe(toCacheKey(other))
        }
      }),
    )
  })
})
