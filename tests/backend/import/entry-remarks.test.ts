import { expect, test } from 'vitest'
import { listRemarks } from '@/backend/import/entry-remarks'

/** Half past midnight of 11 March in Phnom Penh. */
const NOW = new Date('2026-03-10T17:30:00Z')
const entry = { closingDate: null, url: 'https://example.com' }

test.each([
  ['2026-03-10T05:00:00Z', ['closed']],
  ['2026-03-10T16:59:59Z', ['closed']],
  ['2026-03-10T17:00:00Z', []],
  ['2026-03-11T05:00:00Z', []],
])(
  'what closes at %s is remarked with %j: its own day in Phnom Penh is open still',
  (day, said) => {
    expect(listRemarks({ ...entry, closingDate: new Date(day) }, NOW)).toEqual(said)
  },
)

test('what was posted later than now is remarked, what was posted just now is not', () => {
  const later = new Date(NOW.getTime() + 1)
  expect(listRemarks({ ...entry, postedAt: later }, NOW)).toEqual(['future'])
  expect(listRemarks({ ...entry, postedAt: NOW }, NOW)).toEqual([])
})

test('what is left out of an entry is remarked', () => {
  const told = { isNamedByBoard: true, hasOtherPay: true, hasUnreadDate: true }
  expect(listRemarks({ ...entry, ...told }, NOW)).toEqual(['boardName', 'otherPay', 'unreadDate'])
})

test('what has no address is remarked', () => {
  const mailed = { ...entry, url: null, applyEmail: 'jobs@example.com' }
  expect(listRemarks(mailed, NOW)).toEqual([])
  expect(listRemarks({ ...entry, url: null }, NOW)).toEqual(['noAddress'])
})
