export type FeedPay = {
  readonly min: string
  readonly max: string
  readonly currency: string
  readonly period: string
}

/** Whole units of the currency a month. */
export type MonthlyPay = {
  readonly min: number | null
  readonly max: number | null
  readonly currency: 'USD' | 'KHR'
}

const MONTHS: Readonly<Record<string, number>> = {
  month: 1,
  monthly: 1,
  'per month': 1,
  mois: 1,
  year: 12,
  yearly: 12,
  annual: 12,
  'per year': 12,
  an: 12,
}

/** Largest amount PostgreSQL's `integer` column holds. */
const MAX_AMOUNT = 2_147_483_647

/** Null when it would be a guess: another currency, no month or year, no readable amount, reversed bounds. */
export function toMonthlyPay(stated: FeedPay): MonthlyPay | null {
  const currency = stated.currency.trim().toUpperCase()
  const months = MONTHS[stated.period.trim().toLowerCase()]
  if ((currency !== 'USD' && currency !== 'KHR') || months === undefined) return null
  const min = toAmount(stated.min, months)
  const max = toAmount(stated.max, months)
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return null
  return { min, max, currency }
}

function toAmount(text: string, months: number): number | null {
  if (!/^\d{1,12}(\.\d+)?$/.test(text.trim())) return null
  const amount = Math.round(Number(text) / months)
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null
}
