import { describe, expect, it } from 'vitest'
import { formatPay } from '@/lib/shared/format/pay'

const pay = (min: number | null, max: number | null, currency: 'USD' | 'KHR' = 'USD') =>
  formatPay({ min, max, currency, period: 'month' })

describe('formatPay', () => {
  it('writes a range, an open end, or one amount', () => {
    expect(pay(700, 1100)).toBe('$700–1,100')
    expect(pay(700, null)).toBe('from $700')
    expect(pay(null, 1100)).toBe('up to $1,100')
    expect(pay(900, 900)).toBe('$900')
    expect(pay(1_600_000, 2_400_000, 'KHR')).toBe('1,600,000–2,400,000 KHR')
  })

  it('is null when no pay is stated', () => {
    expect(formatPay(null)).toBeNull()
    expect(pay(null, null)).toBeNull()
  })
})
