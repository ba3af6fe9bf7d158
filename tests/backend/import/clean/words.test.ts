import { describe, expect, it } from 'vitest'
import { parseWebAddress, toEmployerNameFromUrl } from '@/backend/import/clean/addresses'
import { description, entryLine } from '@/backend/import/clean/entry-fields'
import { toJobTypeName } from '@/backend/import/clean/job-type'
import { hasText, isTooDeep, toPlainTextLine } from '@/backend/import/clean/markup'
import { type FeedPay, readPay } from '@/backend/import/clean/pay'
import { normalizeCase } from '@/backend/import/clean/place'

const toMonthlyPay = (pay: FeedPay) => readPay(pay).monthly

describe('pay of a month', () => {
  const stated = { min: '700', max: '1100.00', currency: 'USD', period: 'month' }

  it('reads whole amounts a month', () => {
    expect(toMonthlyPay(stated)).toEqual({ min: 700, max: 1100, currency: 'USD' })
  })

  it('reads a lower bound of 1, and 0 as none', () => {
    expect(toMonthlyPay({ ...stated, min: '1', max: '50' })).toMatchObject({ min: 1, max: 50 })
    expect(toMonthlyPay({ ...stated, min: '0', max: '50' })).toMatchObject({ min: null, max: 50 })
  })

  it('divides yearly pay by twelve', () => {
    expect(toMonthlyPay({ ...stated, min: '12000', max: '', period: 'Per year' })).toEqual({
      min: 1000,
      max: null,
      currency: 'USD',
    })
  })

  it('reads riel', () => {
    const riel = { min: '2400000', max: '', currency: 'khr', period: 'monthly' }
    expect(toMonthlyPay(riel)).toEqual({ min: 2_400_000, max: null, currency: 'KHR' })
  })

  it.each(['4,000,000 ៛', '4000000KHR'])('recognises %s as riel', (max) => {
    const riel = { min: '', max, currency: '', period: 'month' }
    expect(toMonthlyPay(riel)).toEqual({ min: null, max: 4_000_000, currency: 'KHR' })
  })

  it.each(['', 'month', 'monthly', 'per month', 'mois'])('recognises %j as monthly', (period) => {
    expect(toMonthlyPay({ ...stated, period })).toMatchObject({ min: 700, max: 1100 })
  })

  it.each(['2', '700', '2147483647'])('reads %s for both bounds', (amount) => {
    const both = { min: Number(amount), max: Number(amount), currency: 'USD' }
    expect(toMonthlyPay({ ...stated, min: amount, max: amount })).toEqual(both)
  })

  it.each([
    ['1,000', 'USD'],
    ['$1,000.00', 'USD'],
    ['USD 1000', ''],
    ['1,000 US$', ''],
    ['1000usd', ''],
  ])('reads %s with the currency %j', (min, currency) => {
    expect(toMonthlyPay({ ...stated, min, max: '', currency })).toMatchObject({
      min: 1000,
      currency: 'USD',
    })
  })

  it.each([
    ['dollars without a country', { min: '$700', max: '', currency: '' }],
    ['two currencies', { min: 'USD 700', max: '3000000 KHR', currency: '' }],
    ['a comma for cents', { min: '1,5', max: '' }],
    ['another currency', { currency: 'EUR' }],
    ['no period and an amount too high for a month', { min: '12000', max: '', period: '' }],
    ['an hour', { period: 'hour' }],
    ['no amount', { min: '', max: '0.000' }],
    ['a number in program notation', { min: '1e3', max: '0x7d0' }],
    ['words', { min: 'competitive', max: '' }],
    ['bounds the wrong way round', { min: '1100', max: '700' }],
    ['more than a number holds', { min: '2147483648', max: '' }],
  ])('returns null for %s', (_, change) => {
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
    ['https://user@a.example/', null],
    ['https://:word@a.example/', null],
    ['www.a.example/jobs', 'https://www.a.example/jobs'],
    ['mailto:jobs@a.example', null],
    ['//a.example', null],
    ['a.example', null],
    [`https://a.example/${'a'.repeat(3_982)}`, `https://a.example/${'a'.repeat(3_982)}`],
    [`https://a.example/${'a'.repeat(3_983)}`, null],
  ])('reads %j as %j', (text, address) => {
    expect(parseWebAddress(text)).toBe(address)
  })
})

describe('toPlainTextLine', () => {
  it.each([
    ['R&amp;D <em>lead</em>\n (H&#x2F;F)', 'R&D lead (H/F)'],
    ['Tekla &amp;amp; Revit, R&amp;amp;amp;D', 'Tekla & Revit, R&D'],
    ['Salary > 500 & < 700', 'Salary > 500 & < 700'],
    ['&lt;b&gt;', '<b>'],
    ['Engineer\u200f \u202egnp', 'Engineer gnp'],
    ['a<script>b</script>c', 'ac'],
    ['\u001b[31mred', '[31mred'],
    ['វិស្វករ\u200Bសំណង់', 'វិស្វករ\u200Bសំណង់'],
  ])('turns %j into %j', (html, text) => {
    expect(toPlainTextLine(html)).toBe(text)
  })
})

describe('hasText', () => {
  it.each([
    ['<p>&nbsp;</p>\n<p><br></p>', false],
    ['<p>&amp;nbsp;</p>', false],
    ['<style>p { color: red }</style><script>run()</script>', false],
    ['<!-- a comment -->\u200b', false],
    ['', false],
    ['<style>p</style><p>Lead</p>', true],
    ['<ul><li>&#x1780;</li></ul>', true],
    ['a', true],
  ])('of %j is %j, as its plain text is', (html, expected) => {
    expect(hasText(html)).toBe(expected)
    expect(toPlainTextLine(html) !== '').toBe(expected)
  })
})

describe('normalizeCase', () => {
  it.each([
    ['VAL DE MARNE', 'Val de Marne'],
    ['LA ROCHE SUR YON', 'La Roche sur Yon'],
    ['LYON', 'Lyon'],
    ['KEP', 'KEP'],
    ['Siem REAP', 'Siem REAP'],
    ['ភ្នំពេញ', 'ភ្នំពេញ'],
  ])('writes %j as %j', (name, tidy) => {
    expect(normalizeCase(name)).toBe(tidy)
  })
})

describe('toEmployerNameFromUrl', () => {
  it.each([
    ['https://jobs.example/acme-power_works/123', 'Acme Power Works'],
    ['https://jobs.example/ab', 'Ab'],
    ['https://jobs.example/a', ''],
    ['https://jobs.example/', ''],
    [`https://jobs.example/${'a'.repeat(101)}`, ''],
    ['jobs.example/acme', ''],
  ])('of %j is %j', (address, name) => {
    expect(toEmployerNameFromUrl(address)).toBe(name)
  })
})

it('isTooDeep counts open elements only', () => {
  expect(isTooDeep('<p>a</p>'.repeat(1_000))).toBe(false)
  expect(isTooDeep(`${'<b>'.repeat(500)}a`)).toBe(false)
  expect(isTooDeep(`${'<b>'.repeat(501)}a`)).toBe(true)
  expect(isTooDeep(`${'<p>a</p>'.repeat(1_000)}${'<b>'.repeat(501)}`)).toBe(true)
})

it('entryLine limits the length of the text', () => {
  const title = entryLine('title', 5)
  expect(title.parse(' <b>12345</b> ')).toBe('12345')
  expect(title.safeParse('123456').error?.issues[0]?.message).toBe(
    'title is longer than 5 characters',
  )
  expect(title.safeParse(' <b></b>').error?.issues[0]?.message).toBe('has no title')
  expect(title.parse('1')).toBe('1')
})

it('description checks the length first', () => {
  const issuesOf = (text: string) =>
    description.safeParse(text).error?.issues.map(({ message }) => message)
  expect(issuesOf('<b>'.repeat(700_000))).toEqual(['has a text longer than 2000000 characters'])
  expect(issuesOf('<b>'.repeat(600))).toEqual(['has HTML nested more than 500 deep'])
})
