import { expect, test } from 'vitest'
import { toE164 } from '@/backend/platform/text/phone-number'
import { toInternationalNumber } from '@/lib/browser/forms/international-number'
import { formatPhone, toDialableNumber } from '@/lib/shared/forms/phone-number'
import { SAME_NUMBER } from '@/tests/support/phone-forms'

test.each(SAME_NUMBER)('%j is read as +855 12 345 678 by the API and the form', (written) => {
  expect(toE164(written)).toBe('+85512345678')
  expect(toInternationalNumber('Cambodia', written)).toBe('+85512345678')
  expect(formatPhone(toE164(written) ?? '')).toBe('+855 12 345 678')
})

test.each([
  ['031 234 5678', '+855312345678', '+855 31 234 5678'],
  ['018 123 4567', '+855181234567', '+855 18 123 4567'],
  ['០៩៧ ១២៣ ៤៥៦៧', '+855971234567', '+855 97 123 4567'],
  ['023 881 234', '+85523881234', '+855 23 881 234'],
  ['+66 (0)81 234 5678', '+66812345678', '+66 812 345 678'],
  ['0084 91 234 56 78', '+84912345678', '+84 912 345 678'],
  ['+1 (212) 555-0123', '+12125550123', '+1 212 555 0123'],
  ['+65 8123 4567', '+6581234567', '+65 812 345 67'],
])('%s is %s and displayed as %s', (written, e164, shown) => {
  expect(toE164(written)).toBe(e164)
  expect(formatPhone(e164)).toBe(shown)
  expect(toE164(shown)).toBe(e164)
})

test.each([
  '',
  ' ',
  '()',
  '1',
  '011/092 345 678',
  '012 345 678, 092 345 678',
  '012 345 678 ext. 9',
  'call 012 345 678',
  'dara@example.com',
  '+',
  '++855 12 345 678',
  '012 345 678+',
  '+999 12 345 678',
  '012 345',
])('%j is not a phone number', (written) => expect(toE164(written)).toBeNull())

test('an invalid number is left as typed, for the API to reject', () => {
  expect(toInternationalNumber('Cambodia', 'call me')).toBe('call me')
  expect([formatPhone(''), formatPhone('call me')]).toEqual(['', 'call me'])
  expect(toDialableNumber('012')).toBe('012')
})
