import { expect, test } from 'vitest'
import { toE164 } from '@/backend/platform/text/phone-number'

test.each([
  ['012 345 678', '+85512345678'],
  ['12345678', '+85512345678'],
  ['+855 12 345 678', '+85512345678'],
  ['+855-12-345-678', '+85512345678'],
  ['(012) 345-678', '+85512345678'],
  ['097 123 4567', '+855971234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('toE164 reads %s as %s', (written, e164) => {
  expect(toE164(written)).toBe(e164)
})

test.each(['', '1', '123', '012 345 678 ext. 9', 'call 012 345 678', '+855', '+999 12 345 678'])(
  'toE164 rejects "%s"',
  (written) => {
    expect(toE164(written)).toBeNull()
  },
)
