import { describe, expect, it } from 'vitest'
import { toE164 } from '@/backend/platform/text/phone-number'
import { phoneCountries, toInternationalNumber } from '@/lib/browser/forms/international-number'

describe('a phone number', () => {
  it.each([
    ['Cambodia', '012 345 678', '+85512345678'],
    ['Cambodia', '12345678', '+85512345678'],
    ['Cambodia', '+855 12 345 678', '+85512345678'],
    ['Thailand', '081 234 5678', '+66812345678'],
    ['Thailand', '+855 12 345 678', '+85512345678'],
    ['Cambodia', '0084 91 234 56 78', '+84912345678'],
    ['United States', '(212) 555-0123', '+12125550123'],
    ['nowhere', '012 345 678', '+85512345678'],
  ])('from %s typed as %s is sent as %s', (country, written, expected) => {
    expect(toE164(toInternationalNumber(country, written))).toBe(expected)
  })

  it('is Cambodian by default, and each country is listed once', () => {
    expect(phoneCountries[0]).toEqual({ name: 'Cambodia', prefix: '855' })
    expect(new Set(phoneCountries.map(({ name }) => name)).size).toBe(phoneCountries.length)
  })
})
