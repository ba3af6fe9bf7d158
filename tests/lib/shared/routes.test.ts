import { describe, expect, it } from 'vitest'
import {
  hasLocale,
  isSlugOf,
  isWithin,
  routes,
  withLocale,
  withoutLocale,
} from '@/lib/shared/routes'

describe('routes', () => {
  it('has the slug of a vacancy, percent-encoded', () => {
    expect(routes.job({ id: 7, title: 'Site Engineer' })).toBe('/jobs/7/site-engineer')
    expect(routes.job({ id: 7, title: 'សំណង់' })).toBe(`/jobs/7/${encodeURIComponent('សំណង់')}`)
  })

  it('leaves the slug out when the title has no letters', () => {
    expect(routes.job({ id: 7, title: '???' })).toBe('/jobs/7')
  })

  it('recognises a slug, percent-encoded or not', () => {
    expect(isSlugOf('សំណង់', 'សំណង់')).toBe(true)
    expect(isSlugOf(encodeURIComponent('សំណង់'), 'សំណង់')).toBe(true)
    expect(isSlugOf('site-engineer-', 'Site Engineer')).toBe(false)
  })
})

describe('the /en prefix', () => {
  it.each([
    ['/', '/en'],
    ['/jobs', '/en/jobs'],
  ])('is added to %s as %s and removed again', (plain, prefixed) => {
    expect(withLocale(plain)).toBe(prefixed)
    expect(withoutLocale(prefixed)).toBe(plain)
    expect(hasLocale(prefixed)).toBe(true)
  })

  it('is not found in a longer word', () => {
    expect(hasLocale('/energy')).toBe(false)
    expect(withoutLocale('/energy')).toBe('/energy')
  })

  it.each([
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/\t/evil.example',
    '/en/\n\\evil.example',
  ])('is kept on %j, which would otherwise lead to another site (promise T9)', (path) => {
    expect(withoutLocale(path)).toBe(path)
    expect(hasLocale(path)).toBe(false)
  })
})

describe('isWithin', () => {
  it('is true for a section and its subpages, not for similar names', () => {
    expect(isWithin('/jobs', '/jobs')).toBe(true)
    expect(isWithin('/jobs/7/site-engineer', '/jobs')).toBe(true)
    expect(isWithin('/jobs-fair', '/jobs')).toBe(false)
    expect(isWithin('/', '/jobs')).toBe(false)
  })
})
