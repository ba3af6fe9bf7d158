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

/**
 * Converts stated pay to a month; null when it would be a guess: another currency, no month or year, no
 * readable amount, reversed bounds.
 */
export function toMonthlyPay(stated: FeedPay): MonthlyPay | null {
  const currency = toCurrency(stated)
  const months = MONTHS[stated.period.trim().toLowerCase()]
  if (currency === null || months === undefined) return null
  const min = toAmount(stated.min, months)
  const max = toAmount(stated.max, months)
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return null
  return { min, max, currency }
}

/** Checks for an amount in any form. */
export function mentionsPay({ min, max }: FeedPay): boolean {
  return /[1-9]/.test(min + max)
}

/** A dollar sign may mean a dozen currencies: the currency must be stated somewhere. */
const SIGNS = { USD: /^(USD|US\$)|(USD|US\$)$/i, KHR: /^(KHR|៛)|(KHR|៛)$/i } as const

function toCurrency({ currency, min, max }: FeedPay): MonthlyPay['currency'] | null {
  const said = currency.trim().toUpperCase()
  if (said !== '') return said === 'USD' || said === 'KHR' ? said : null
  const amounts = [min.trim(), max.trim()].filter((amount) => amount !== '')
  const isIn = (sign: RegExp) => amounts.every((amount) => sign.test(amount))
  if (isIn(SIGNS.USD)) return 'USD'
  return isIn(SIGNS.KHR) ? 'KHR' : null
}

const CURRENCY_SIGN = /^(USD|US\$|\$|KHR|៛)\s*|\s*(USD|US\$|\$|KHR|៛)$/gi

function toAmount(text: string, months: number): number | null {
  const plain = text.trim().replace(CURRENCY_SIGN, '')
  const digits = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/^\d{1,12}(\.\d+)?$/.test(digits)) return null
  const amount = Math.round(Number(digits) / months)
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null
}
