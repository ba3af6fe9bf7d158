import { describe, expect, it } from 'vitest'
import { toJobTypeName } from '@/backend/import/clean/job-type'
import { toMonthlyPay } from '@/backend/import/clean/pay'
import { toEntryText } from '@/backend/import/clean/plain-text'
import { parseWebAddress } from '@/backend/import/clean/web-address'

describe('toMonthlyPay', () => {
  const stated = { min: '700', max: '1100.00', currency: 'USD', period: 'month' }

  it('takes whole amounts a month', () => {
    expect(toMonthlyPay(stated)).toEqual({ min: 700, max: 1100, currency: 'USD' })
  })

  it('divides a year by twelve', () => {
    expect(toMonthlyPay({ ...stated, min: '12000', max: '', period: 'Per year' })).toEqual({
      min: 1000,
      max: null,
      currency: 'USD',
    })
  })

  it('takes riel', () => {
    const riel = { min: '2400000', max: '', currency: 'khr', period: 'monthly' }
    expect(toMonthlyPay(riel)).toEqual({ min: 2_400_000, max: null, currency: 'KHR' })
  })

  it.each([
    ['another currency', { currency: 'EUR' }],
    ['no period', { period: '' }],
    ['an hour', { period: 'hour' }],
    ['no amount', { min: '', max: '0.000' }],
    ['words', { min: 'competitive', max: '' }],
    ['bounds the wrong way round', { min: '1100', max: '700' }],
    ['more than a number holds', { min: '99999999999', max: '' }],
  ])('does not guess from %s', (_, change) => {
    expect(toMonthlyPay({ ...stated, ...change })).toBeNull()
  })
})

describe('toJobTypeName', () => {
  it.each([
    [['CDI', 'Full time'], 'Full-time'],
    [['CDI', 'Temps partiel'], 'Part-time'],
    [['CDD', 'Full time'], 'Contract'],
    [['Intérim', ''], 'Temporary'],
    [['freelance'], 'Freelance'],
    [['Apprenticeship', ''], null],
    [[], null],
  ])('reads %j as %j', (words, name) => {
    expect(toJobTypeName(words)).toBe(name)
  })
})

describe('parseWebAddress', () => {
  it.each([
    ['https://a.example/1?utm_source=x&id=2&UTM_Medium=y&cpc=z', 'https://a.example/1?id=2'],
    ['http://a.example/1?from=a%2Fb', 'http://a.example/1?from=a%2Fb'],
    [' https://a.example ', 'https://a.example/'],
    ['javascript:alert(1)', null],
    ['https://user:word@a.example/', null],
    ['//a.example', null],
    ['a.example', null],
    [`https://a.example/${'a'.repeat(4_000)}`, null],
  ])('reads %j as %j', (text, address) => {
    expect(parseWebAddress(text)).toBe(address)
  })
})

describe('toPlainText', () => {
  it.each([
    ['R&amp;D <em>lead</em>\n (H&#x2F;F)', 'R&D lead (H/F)'],
    ['Salary > 500 & < 700', 'Salary > 500 & < 700'],
    ['&lt;b&gt;', '<b>'],
    ['a<script>b</script>c', 'ac'],
    ['\u001b[31mred', '[31mred'],
    ['វិស្វករ\u200Bសំណង់', 'វិស្វករ\u200Bសំណង់'],
  ])('turns %j into %j', (html, text) => {
    expect(toEntryText(html)).toBe(text)
  })
})
