import { expect, it, vi } from 'vitest'
import { readHttpServerSettings } from '@/lib/server/http-server/settings'

const NAMES = [
  ...['PORT', 'HOST', 'TRUSTED_PROXIES', 'NODE_ENV', 'SERVICE_WORKER', 'INDEXNOW_KEY'],
  ...['MOST_READ_FILE', 'WARM_SECONDS', 'LISTEN_WHEN_TOLD'],
]

it.each([undefined, '', ' '])('unset variables, as by %j, have defaults', (value) => {
  for (const name of NAMES) vi.stubEnv(name, value)
  const { trustProxy: trust, ...settings } = readHttpServerSettings()
  expect(trust('127.0.0.1', 0)).toBe(false)
  expect(settings).toEqual({
    port: 3000,
    host: undefined,
    isDevelopment: false,
    hasServiceWorker: true,
    indexNowKey: null,
    mostReadFile: null,
    warmUpTimeout: 0,
    waitsForListenMessage: false,
  })
})

it('set variables are used', () => {
  const values = [
    '8080',
    '::1',
    '10.0.0.1, , 10.0.0.2',
    'development',
    'off',
    ' 7f3b ',
    '/a/b',
    '9',
    'yes',
  ]
  for (const [index, name] of NAMES.entries()) vi.stubEnv(name, values[index])
  const { trustProxy: trust, ...settings } = readHttpServerSettings()
  const asked = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => trust(address, 0))
  expect(asked).toEqual([true, true, false])
  expect(settings).toEqual({
    port: 8080,
    host: '::1',
    isDevelopment: true,
    hasServiceWorker: false,
    indexNowKey: '7f3b',
    mostReadFile: '/a/b',
    warmUpTimeout: 9000,
    waitsForListenMessage: true,
  })
})
