import { expect, test } from 'vitest'
import { toPay } from '@/backend/areas/vacancies/vacancy-summaries'

const pay = { payMin: 600, payMax: 900, payCurrency: 'USD' as const }

test.each([
  [pay, { min: 600, max: 900, currency: 'USD', period: 'month' }],
  [
    { ...pay, payMin: null },
    { min: null, max: 900, currency: 'USD', period: 'month' },
  ],
  [
    { ...pay, payMax: null },
    { min: 600, max: null, currency: 'USD', period: 'month' },
  ],
  [{ ...pay, payMin: null, payMax: null }, null],
  [{ ...pay, payCurrency: null }, null],
])('shows %o as %o: one bound is enough, a currency alone is not', (stated, shown) => {
  expect(toPay(stated)).toEqual(shown)
})
