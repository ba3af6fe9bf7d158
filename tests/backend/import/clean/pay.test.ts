import { describe, expect, it } from 'vitest'
import { type FeedPay, readPay } from '@/backend/import/clean/pay'

const toMonthlyPay = (pay: FeedPay) => readPay(pay).monthly
const inText = (text: string) => ({ min: '', max: '', currency: '', period: '', text })

describe('pay in one text', () => {
  it('reads the start of a hostile one', () => {
    const text = `$300-500/month${' '.repeat(1_000_000)}`
    expect(toMonthlyPay(inText(text))).toEqual({ min: 300, max: 500, currency: 'USD' })
  })

  it.each([
    ['$300-500/month', 300, 500, 'USD'],
    ['$300.00—$500.00 USD', 300, 500, 'USD'],
    ['300$~500$', 300, 500, 'USD'],
    ['$800 - $1,200 per month', 800, 1200, 'USD'],
    ['700-900 USD/month', 700, 900, 'USD'],
    ['៣០០-៥០០ ដុល្លារ/ខែ', 300, 500, 'USD'],
    ['1,200,000 - 1,600,000 រៀល', 1_200_000, 1_600_000, 'KHR'],
    ['1.200.000៛', 1_200_000, 1_200_000, 'KHR'],
    ['2 លានរៀល ក្នុងមួយខែ', 2_000_000, 2_000_000, 'KHR'],
    ['Up to $500', null, 500, 'USD'],
    ['$600 up', 600, null, 'USD'],
    ['$80', 80, 80, 'USD'],
    ['$9,000', 9000, 9000, 'USD'],
    ['USD 350 + KPI up to 900', 350, 350, 'USD'],
    ['$800 - $1,200 plus bonus $300', 800, 1200, 'USD'],
    ['Basic salary $350, KPI $100, attendance $20', 350, 350, 'USD'],
    ['$600 (base $400 + KPI $200)', 400, 400, 'USD'],
    ['From 800 USD (gross), 13th month', 800, null, 'USD'],
    ['ប្រាក់ខែគោល ៣០០$ និងប្រាក់លើកទឹកចិត្ត ៥០$', 300, 300, 'USD'],
    ['9600 USD per year', 800, 800, 'USD'],
  ])('%s', (text, min, max, currency) => {
    expect(toMonthlyPay(inText(text))).toEqual({ min, max, currency })
  })

  it.each([
    '$150-190k',
    'Negotiable',
    'តាមការចរចា',
    '0 - 0',
    '$3.5/hour',
    '$15/day',
    '500',
    '$1 - $99999',
    '60,000 THB',
    'S$3,000 per month',
    '$500-300',
    'Raised $20M in funding',
  ])('returns null for %s', (text) => {
    expect(toMonthlyPay(inText(text))).toBeNull()
  })

  it('is mentioned when it has an amount in Latin or Khmer digits', () => {
    expect([readPay(inText('៥០០')).text, readPay(inText('Negotiable')).text]).toEqual(['៥០០', null])
  })
})

it.each([
  ['$1 - $99999', '', '', ''],
  ['$0', '', '', ''],
  ['១-១', '', '', ''],
  ['', '5', '500', 'USD'],
  ['', '0', '0', 'USD'],
])('takes %s %s %s for no statement of pay', (text, min, max, currency) => {
  const pay = { text, min, max, currency, period: 'month' }
  expect(readPay(pay)).toEqual({ monthly: null, text: null, isPlaceholder: true })
})

it.each(['$1.5k', '0 - 500', '១ លាន', '$300 / 1,200,000 KHR', '', 'Negotiable', '$300 - $3,000'])(
  'takes %s for no placeholder',
  (text) => {
    expect(readPay(inText(text)).isPlaceholder).toBe(false)
  },
)

it.each([
  [{ min: '12', max: '15', currency: 'EUR', period: 'HOUR' }, '12–15 EUR per hour'],
  [{ min: '12', max: '', currency: '', period: 'hourly' }, '12 per hour'],
  [{ min: '700', max: '', currency: ' EUR ', period: '' }, '700 EUR'],
])('states %j as %s', (pay, text) => {
  expect(readPay(pay).text).toBe(text)
})

it('reads two amounts in one field as its bounds', () => {
  const stated = { min: '$500-$800', max: '', currency: '', period: '' }
  expect(toMonthlyPay(stated)).toEqual({ min: 500, max: 800, currency: 'USD' })
})
