import { describe, expect, it } from 'vitest'
import { isSameOrigin } from '@/lib/server/http/same-origin'

const own = (headers: Record<string, string>) =>
  isSameOrigin(new Headers(headers), 'https://visvakor.example')

describe('isOwnRequest (promise T5)', () => {
  it('trusts Sec-Fetch-Site, which a page cannot set', () => {
    expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(own({ 'sec-fetch-site': 'none' })).toBe(true)
    expect(own({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(own({ 'sec-fetch-site': 'cross-site', origin: 'https://visvakor.example' })).toBe(false)
  })

  it('compares the Origin where the browser does not send Sec-Fetch-Site', () => {
    expect(own({ origin: 'https://visvakor.example' })).toBe(true)
    expect(own({ origin: 'https://192.0.2.7:3000', host: '192.0.2.7:3000' })).toBe(true)
    expect(own({ origin: 'https://evil.example', host: 'visvakor.example' })).toBe(false)
  })

  it('rejects another scheme', () => {
    expect(own({ origin: 'http://visvakor.example', host: 'visvakor.example' })).toBe(false)
    expect(own({ origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' })).toBe(false)
  })

  it.each([{}, { origin: 'null' }, { origin: '' }, { origin: 'visvakor.example' }])(
    'rejects %j',
    (headers) => {
      expect(own({ host: 'visvakor.example', ...headers })).toBe(false)
    },
  )
})
