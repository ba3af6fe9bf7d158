import { describe, expect, test } from 'vitest'
import { toAddress, toShape } from '@/e2e/crawl/address'

const site = 'http://localhost:3000'

describe('an address of a link', () => {
  test.each([
    ['/jobs?page=2#list', '/jobs?page=2'],
    ['?page=3', '/jobs?page=3'],
    ['http://localhost:3000/majors', '/majors'],
    ['#top', '/jobs'],
  ])('%s leads to %s of our site', (href, address) => {
    expect(toAddress(href, '/jobs', site)).toBe(address)
  })

  test.each([
    'https://t.me/x',
    'mailto:a@b.example',
    'tel:+85512',
    'http://localhost:4200/',
    '//x',
  ])('%s leads elsewhere', (href) => {
    expect(toAddress(href, '/jobs', site)).toBeNull()
  })
})

describe('a shape', () => {
  test('of details leaves the item out', () => {
    expect(toShape('/jobs/7/site-engineer')).toBe('/jobs/{id}')
    expect(toShape('/companies/7')).toBe('/companies/{id}')
    expect(toShape('/jobs/7/closing.ics')).toBe('/jobs/{id}/closing.ics')
  })

  test('of a query has its names in order, each once', () => {
    expect(toShape('/jobs?page=2&majorId=1&page=3')).toBe('/jobs?majorId&page')
  })
})
