import { expect, test } from 'vitest'
import { listRemarks } from '@/backend/import/import-report'

/** Half past midnight of 11 March in Phnom Penh. */
const NOW = new Date('2026-03-10T17:30:00Z')
const entry = { closingDate: null, url: 'https://example.com' }

test.each([
  ['2026-03-10T05:00:00Z', ['closed']],
  ['2026-03-10T16:59:59Z', ['closed']],
  ['2026-03-10T17:00:00Z', []],
  ['2026-03-11T05:00:00Z', []],
  ['2028-03-11T05:00:00Z', ['farDate']],
])(
  'an entry that closes at %s gets the remarks %j, since it is open until midnight',
  (day, said) => {
    expect(listRemarks({ ...entry, closingDate: new Date(day) }, NOW)).toEqual(said)
  },
)

test('a future posting date gets a remark, the current time does not', () => {
  const later = new Date(NOW.getTime() + 1)
  expect(listRemarks({ ...entry, postedAt: later }, NOW)).toEqual(['future'])
  expect(listRemarks({ ...entry, postedAt: NOW }, NOW)).toEqual([])
})

test('omitted parts of an entry get remarks', () => {
  const omitted = {
    isNamedByBoard: true,
    hasOtherPay: true,
    hasPlaceholderPay: true,
    hasUnreadDate: true,
    hadContacts: true,
  }
  expect(listRemarks({ ...entry, ...omitted }, NOW)).toEqual([
    'boardName',
    'otherPay',
    'placeholderPay',
    'contacts',
    'unreadDate',
  ])
})

test('an entry without any address gets a remark', () => {
  const mailed = { ...entry, url: null, applyEmail: 'jobs@example.com' }
  expect(listRemarks(mailed, NOW)).toEqual([])
  expect(listRemarks({ ...entry, url: null }, NOW)).toEqual(['noAddress'])
})
