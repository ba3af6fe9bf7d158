import { expect, test } from 'vitest'
import { findPayBand } from '@/backend/areas/vacancies/pay-band'

const bands = [
  { id: 3, min: 800 },
  { id: 1, min: null },
  { id: 2, min: 300 },
]

test.each([
  [{ payMin: 200, payMax: 250, payCurrency: 'USD' }, 1],
  [{ payMin: 200, payMax: 400, payCurrency: 'USD' }, 2],
  [{ payMin: 300, payMax: null, payCurrency: 'USD' }, 2],
  [{ payMin: null, payMax: 5000, payCurrency: 'USD' }, 3],
  [{ payMin: 2_400_000, payMax: 2_400_000, payCurrency: 'KHR' }, 2],
  [{ payMin: 0, payMax: 0, payCurrency: 'USD' }, 1],
  [{ payMin: null, payMax: null, payCurrency: null }, null],
] as const)('%o belongs to band %s', (pay, band) => {
  expect(findPayBand(pay, bands)).toBe(band)
})

test('returns null without bands', () => {
  expect(findPayBand({ payMin: 1, payMax: 1, payCurrency: 'USD' }, [])).toBeNull()
})
