import { expect, test } from 'vitest'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toVacancyFacts } from '@/lib/shared/listing/rows/vacancy-facts'
import { aDraft } from '@/tests/support/vacancy-draft'

const moment = '2026-11-19T17:30:00.000Z'
const vacancy: VacancySummary = {
  ...{ ...aDraft, type: null, level: null, id: 7, title: 'Site engineer', closingDate: null },
  ...{ status: 'open', postedAt: moment, updatedAt: moment },
}
const termsOf = (more: Partial<VacancySummary>) =>
  toVacancyFacts({ ...vacancy, ...more }, '/jobs', '2026-11-20')[6]

test('a row says where one can apply on this site, while it is open', () => {
  expect(termsOf({ applyHere: true })).toMatch(/^Apply here · /)
  expect(termsOf({})).not.toContain('Apply')
  expect(termsOf({ applyHere: true, status: 'closed' })).not.toContain('Apply')
})

test.each([
  ['12–15 EUR per hour', '12–15 EUR per hour'],
  [`${'Depends on experience, '.repeat(4)}per hour`, 'Pay: see the listing'],
])('a row says the pay as the source states it, if it fits: %s', (payText, shown) => {
  expect(toVacancyFacts({ ...vacancy, pay: null, payText }, '/jobs', '2026-11-20')[4]).toBe(shown)
})

test('a row says the pay of a month that an operator states beside the words of the source', () => {
  const pay = { min: 700, max: null, currency: 'USD', period: 'month' } as const
  const stated = { ...vacancy, pay, payText: '12–15 EUR per hour' }
  expect(toVacancyFacts(stated, '/jobs', '2026-11-20')[4]).toBe('from $700')
})
