import { toPlainTextLine } from './markup'
import { toWesternDigits } from './split-date'

export type FeedPay = {
  readonly min: string
  readonly max: string
  readonly currency: string
  readonly period: string
  /** Pay in one text, where the source has no parts. */
  readonly text?: string | undefined
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

export type StatedPay = {
  readonly monthly: MonthlyPay | null
  /** As its source states it, where it is no pay of a month in dollars or riels. */
  readonly text: string | null
  /** Its amounts only fill a field. */
  readonly isPlaceholder: boolean
}

/** Reads pay as its source states it. */
export function readPay(pay: FeedPay): StatedPay {
  if (isPlaceholderPay(pay)) return { monthly: null, text: null, isPlaceholder: true }
  const monthly = toMonthlyPay(pay)
  return { monthly, text: monthly === null ? toPayText(pay) : null, isPlaceholder: false }
}

/**
 * Converts stated pay to a month; null when it would be a guess: another currency, no month or year, no
 * readable amount, reversed bounds.
 */
function toMonthlyPay(given: FeedPay): MonthlyPay | null {
  const stated = hasParts(given) ? given : readPayText(given)
  const currency = toCurrency(stated)
  const period = stated.period.trim().toLowerCase()
  const months = period === '' ? 1 : MONTHS[period]
  if (currency === null || months === undefined) return null
  const min = toAmount(stated.min, months)
  const max = toAmount(stated.max, months)
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return null
  if (period === '' && !isUsual([min, max], currency)) return null
  return { min, max, currency }
}

const PAY_WORDS = /\b(?:usd|us|khr|to|salary|pay|per|month(?:ly)?|year(?:ly)?)\b|[$៛\s/:–—~-]+/gi

/** How many times the lowest amount the highest one is at least where nobody means them. */
const PLACEHOLDER_RATIO = 100

/** Checks for amounts that only fill a field: none above 1 (`$0`, `1-1`), or a range a hundred times as high as low (`$1 - $99999`). */
function isPlaceholderPay({ min, max, text = '' }: FeedPay): boolean {
  const written = toWesternDigits([text, min, max].join(' ').slice(0, MAX_READ))
  if (/khr|៛/i.test(written) && /usd|\$/i.test(written)) return false
  const words = written.replace(PAY_WORDS, ' ').trim().split(' ')
  if (!words.every((word) => /^\d[\d,]*(?:\.\d+)?$/.test(word))) return false
  const amounts = words.map((word) => Number(word.replaceAll(',', '')))
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  return highest <= 1 || (lowest > 0 && highest >= lowest * PLACEHOLDER_RATIO)
}

function hasParts({ min, max }: FeedPay): boolean {
  const isAmount = (text: string) => text === '' || toAmount(text, 1) !== null
  return min + max !== '' && isAmount(min) && isAmount(max)
}

const NUMBER = String.raw`\d{1,3}(?:[,.]\d{3})+(?![\d])|\d+(?:\.\d+)?`
const AMOUNTS = new RegExp(
  String.raw`(?<min>${NUMBER})\s*(?<k>k|លាន)?\s*(?:usd|us\$|\$|khr|៛|រៀល|ដុល្លារ)?\s*(?:(?:-|–|—|~|to|ដល់)\s*(?:usd|us\$|\$|khr|៛)?\s*(?<max>${NUMBER})\s*(?<k2>k|លាន)?)?`,
  'i',
)
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\busd\b|us\$|ដុល្លារ|dollars?/i, 'USD'],
  [/\bkhr\b|៛|រៀល|\briels?\b/i, 'KHR'],
  [
    /(?:^|[^a-z])(?:thb|vnd|eur|gbp|sgd|aud|cad|cny|jpy|inr|myr|php|idr|krw|hkd|nzd|chf|sek)\b|[€£¥฿₫]|[acns]z?\$/i,
    '',
  ],
  // Cambodia's boards mean American dollars.
  [/\$/, 'USD'],
]
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/hour|\/\s*hr?\b|ម៉ោង/i, 'hour'],
  [/\bday\b|daily|ថ្ងៃ/i, 'day'],
  [/week/i, 'week'],
  [/year|annum|annual|\/\s*yr?\b|ឆ្នាំ/i, 'year'],
  [/month|\/\s*mo?\b|ខែ/i, 'month'],
]
/** Amounts that are a month's pay where no period is stated, as on most boards of Cambodia. */
const USUAL = { USD: { from: 80, to: 9_000 }, KHR: { from: 300_000, to: 40_000_000 } } as const

/** Characters of stated pay that are read: the patterns below are slow on long texts. */
const MAX_READ = 400

/**
 * Reads pay from one text: `$500 - $800 per month`, `៣០០-៥០០ ដុល្លារ/ខែ`, `1,200,000 រៀល`. Without a period a usual
 * amount counts as a month's. A bound alone (`up to`, `from`) is one; of base and bonus the base is read.
 */
function readPayText({ min, max, currency, period, text = '' }: FeedPay): FeedPay {
  const nothing = { min: '', max: '', currency: '', period: '' }
  const written = toWesternDigits([text, min, max].filter(Boolean).join(' - ').slice(0, MAX_READ))
  const base = toBase(written)
  const [first, second] = [...base.matchAll(new RegExp(AMOUNTS, 'gi'))].map(({ groups }) => groups)
  if (first === undefined || second !== undefined) return nothing
  const found = CURRENCIES.find(([sign]) => sign.test(written))?.[1] ?? ''
  const stated = { currency: currency || found, period: period || findPeriod(written) }
  const toNumber = (amount = '', k?: string) =>
    amount === '' ? '' : String(Number(amount.replace(/[,.](?=\d{3})/g, '')) * toFactor(k))
  const low = toNumber(first.min, first.k ?? first.k2)
  const high = toNumber(first.max, first.k2)
  const isMost = /up to|max|≤|less than|ដល់\s*\$/i.test(base) && high === ''
  const isLeast = /from|min|≥|up\s*$|start/i.test(base) && high === ''
  const bounds = isMost
    ? { min: '', max: low }
    : { min: low, max: high === '' && !isLeast ? low : high }
  return { ...bounds, ...stated, period: stated.period || toUsualPeriod(bounds, stated.currency) }
}

const EXTRA =
  '(?:bonus(?:es)?|commissions?|allowances?|incentives?|kpi|overtime|attendance|benefits?|seniority|13th|ប្រាក់លើកទឹកចិត្ត|ប្រាក់ឧបត្ថម្ភ|កម្រៃជើងសារ)'
const BASE =
  /(?:\b(?:basic|base)(?:\s+(?:salary|pay|wage))?|ប្រាក់ខែគោល|ប្រាក់គោល)\s*[:=]?\s*(?<base>[^+,;(\d]*\d[^+;(]*?)(?=$|[+;(]|,\s|\band\b|\bplus\b|និង)/iu
/** What is paid besides: behind a plus, or called so. */
const BESIDES = new RegExp(
  String.raw`\s*(?:\+|\bplus\b|,\s+(?=[^,]*${EXTRA})|\((?=[^)]*${EXTRA})|\b(?:and|with|include[sd]?|including)\s+(?=[^,]*${EXTRA})|(?:បូក|និង|រួមទាំង)\s*(?=.*${EXTRA})).*$`,
  'isu',
)

/** Returns the part of stated pay that is the base: `USD 350` of `USD 350 + KPI up to 900`. */
function toBase(written: string): string {
  return BASE.exec(written)?.groups?.base ?? written.replace(BESIDES, '')
}

/** `1.5k`, and Khmer millions. */
function toFactor(unit: string | undefined): number {
  if (unit === undefined) return 1
  return unit === 'លាន' ? 1_000_000 : 1_000
}

function findPeriod(written: string): string {
  return PERIODS.find(([sign]) => sign.test(written))?.[1] ?? ''
}

function toUsualPeriod({ min, max }: { min: string; max: string }, currency: string): string {
  const amounts = [min, max].map((amount) => (amount === '' ? null : Number(amount)))
  return isUsual(amounts, currency) ? 'month' : ''
}

function isUsual(amounts: readonly (number | null)[], currency: string): boolean {
  const usual = currency === 'USD' || currency === 'KHR' ? USUAL[currency] : null
  return (
    usual !== null && amounts.every((one) => one === null || (one >= usual.from && one <= usual.to))
  )
}

/** Longest stated pay that is shown, in characters. */
const MAX_STATED = 100

const PERIOD_NAMES: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
}

/** Formats pay as its source states it: `12–15 EUR per hour`; null when it names no amount. */
function toPayText(pay: FeedPay): string | null {
  if (!/[1-9]/.test(toWesternDigits(pay.min + pay.max + (pay.text ?? '')))) return null
  if (pay.text !== undefined && pay.text.trim() !== '') return toStated(pay.text)
  const period = pay.period.trim().toLowerCase().replace(/^per /, '')
  const amounts = [...new Set([pay.min, pay.max].map((amount) => amount.trim()))].filter(Boolean)
  const per = period === '' ? '' : `per ${PERIOD_NAMES[period] ?? period}`
  return toStated([amounts.join('–'), pay.currency.trim(), per].filter(Boolean).join(' '))
}

function toStated(text: string): string {
  return toPlainTextLine(text.slice(0, 4 * MAX_STATED)).slice(0, MAX_STATED)
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
