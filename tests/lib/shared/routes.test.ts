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
  it('writes a vacancy with its slug, percent-encoded', () => {
    expect(routes.job({ id: 7, title: 'Site Engineer' })).toBe('/jobs/7/site-engineer')
    expect(routes.job({ id: 7, title: 'សំណង់' })).toBe(`/jobs/7/${encodeURIComponent('សំណង់')}`)
  })

  it('leaves the slug out when the title has no letter to make one of', () => {
    expect(routes.job({ id: 7, title: '???' })).toBe('/jobs/7')
  })

  it('knows a slug whether the browser encoded it or not', () => {
    expect(isSlugOf('សំណង់', 'សំណង់')).toBe(true)
    expect(isSlugOf(encodeURIComponent('សំណង់'), 'សំណង់')).toBe(true)
    expect(isSlugOf('site-engineer-', 'Site Engineer')).toBe(false)
  })
})

describe('the /en prefix', () => {
  it.each([
    ['/', '/en'],
    ['/jobs', '/en/jobs'],
  ])('leads from %s to %s and back', (plain, prefixed) => {
    expect(withLocale(plain)).toBe(prefixed)
    expect(withoutLocale(prefixed)).toBe(plain)
    expect(hasLocale(prefixed)).toBe(true)
  })

  it('is not the beginning of another word', () => {
    expect(hasLocale('/energy')).toBe(false)
    expect(withoutLocale('/energy')).toBe('/energy')
  })

  it.each([
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/\t/evil.example',
    '/en/\n\\evil.example',
  ])('stays before %j, which without it would lead to another site (promise T9)', (path) => {
    expect(withoutLocale(path)).toBe(path)
    expect(hasLocale(path)).toBe(false)
  })
})

describe('isWithin', () => {
  it('holds of the own page of a section and those below, not of its namesakes', () => {
    expect(isWithin('/jobs', '/jobs')).toBe(true)
    expect(isWithin('/jobs/7/site-engineer', '/jobs')).toBe(true)
    expect(isWithin('/jobs-fair', '/jobs')).toBe(false)
    expect(isWithin('/', '/jobs')).toBe(false)
  })
})
