import { describe, expect, test } from 'vitest'
import { toAddress, toShape } from '@/e2e/crawl/address'

const site = 'http://localhost:3000'

describe('the URL of a link', () => {
  test.each([
    ['/jobs?page=2#list', '/jobs?page=2'],
    ['?page=3', '/jobs?page=3'],
    ['http://localhost:3000/majors', '/majors'],
    ['#top', '/jobs'],
  ])('%s resolves to %s on our site', (href, address) => {
    expect(toAddress(href, '/jobs', site)).toBe(address)
  })

  test.each([
    'https://t.me/x',
    'mailto:a@b.example',
    'tel:+85512',
    'http://localhost:4200/',
    '//x',
  ])('%s is on another site', (href) => {
    expect(toAddress(href, '/jobs', site)).toBeNull()
  })
})

describe('a URL pattern', () => {
  test('of a detail page has no id', () => {
    expect(toShape('/jobs/7/site-engineer')).toBe('/jobs/{id}')
    expect(toShape('/companies/7')).toBe('/companies/{id}')
    expect(toShape('/jobs/7/closing.ics')).toBe('/jobs/{id}/closing.ics')
  })

  test('of a query has its sorted names, each once', () => {
    expect(toShape('/jobs?page=2&majorId=1&page=3')).toBe('/jobs?majorId&page')
  })
})
