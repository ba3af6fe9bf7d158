import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { listings } from '@/lib/shared/listing/listings'
import { config } from '@/middleware'
import nextConfig from '@/next.config'

const matches = (url: string) => unstable_doesMiddlewareMatch({ config, url })

describe('the middleware matcher', () => {
  it.each(listings.map(({ path }) => path))('matches every filter of %s', (path) => {
    const listing = listings.find((candidate) => candidate.path === path)
    expect(listing?.names.length).toBeGreaterThan(0)
    for (const name of [...(listing?.names ?? []), 'page']) {
      expect(matches(`${path}?${name}=1`), name).toBe(true)
      expect(matches(`/en${path}?${name}=1`), `/en ${name}`).toBe(true)
    }
  })

  it('does not match a listing with unknown keys', () => {
    for (const { path } of listings) expect(matches(`${path}?utm_source=telegram`)).toBe(false)
  })
})

describe('rewrites', () => {
  it('exist for every plain listing', async () => {
    const rewrites = await nextConfig('phase-development-server').rewrites?.()
    if (rewrites === undefined || Array.isArray(rewrites)) throw new Error('No rewrites by phase')
    const destinations = rewrites.beforeFiles?.map(({ destination }) => destination) ?? []
    for (const { path } of listings) expect(destinations).toContain(`/browse${path}/all`)
  })
})
