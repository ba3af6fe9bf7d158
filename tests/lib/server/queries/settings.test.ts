import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getLogoUrl, getSiteName, readSettings, readSite } from '@/lib/server/queries/site'
import { routes } from '@/lib/shared/routes'

const api = vi.hoisted(() => ({ call: vi.fn() }))
// Next provides these only while it renders.
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

beforeEach(() => {
  const data = [
    { key: 'Site Name', value: 'Visvakor', url: null },
    { key: 'Logo', value: null, url: '/files/logo.png' },
    { key: 'Facebook', value: 'By value', url: 'https://facebook.example/visvakor' },
    { key: 'Phone', value: null, url: null },
  ]
  api.call.mockResolvedValue({ data, total: data.length })
})

it('a setting is its value, else its URL, else not set', async () => {
  expect(await readSettings()).toEqual({
    'Site Name': 'Visvakor',
    Logo: '/files/logo.png',
    Facebook: 'By value',
  })
})

it('the site has the name from the settings and its own URL', async () => {
  vi.stubEnv('SITE_URL', 'https://visvakor.example')
  expect(await readSite()).toEqual({ url: 'https://visvakor.example', name: 'Visvakor' })
  expect(getSiteName({ 'Site Name': 'Another' })).toBe('Another')
  expect(getSiteName({})).toBe('visvakor.example')
})

describe('the logo', () => {
  it('on our own origin is shown from its URL', () => {
    expect(getLogoUrl({ Logo: ' /files/logo.png ' })).toBe('/files/logo.png')
  })

  it.each(['https://elsewhere.example/logo.png', 'http://elsewhere.example/logo.png'])(
    'on another origin is served through our proxy: %s',
    (Logo) => {
      expect(getLogoUrl({ Logo })).toBe(routes.logo)
    },
  )

  it.each(['', '//elsewhere.example/logo.png', 'logo.png', '/', 'data:image/png;base64,AA'])(
    'is null when %j is set',
    (Logo) => {
      expect(getLogoUrl({ Logo })).toBeNull()
    },
  )

  it('is null when nothing is set', () => {
    expect(getLogoUrl({})).toBeNull()
  })
})
