import { describe, expect, it } from 'vitest'
import { prepareHtml } from '@/lib/server/html/prepare-html'

const link = (href: string) => `<p>See <a href="${href}">this</a>.</p>`
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1] ?? ''

describe('a link in a text', () => {
  it.each([
    ['/help-center', '/jobs'],
    ['/help-center', '/'],
    ['/page/about-us', '/contact-us'],
    ['/page/about-us', '/page/corporate-member'],
    ['/news/7/a-bridge', '/jobs?majorId=1&amp;page=2#list'],
    ['/career-advices/7/%E1%9E%80', '/cv-cover-letter/3/for-engineers'],
    ['/cv-cover-letter/3', '/job-interview-tips'],
  ])('from %s to %s stays where the reader is, inside /en or outside', (from, to) => {
    const relative = hrefOf(prepareHtml(link(to), { from }).html)
    const target = (prefix: string) => {
      const { href, origin } = new URL(relative, `https://visvakor.example${prefix}${from}`)
      return href.slice(origin.length)
    }
    expect(target('')).toBe(to)
    expect(target('/en')).toBe(`/en${to}`)
  })

  it.each([
    'https://visvakor.example/jobs',
    '//other.example/jobs',
    'mailto:hello@visvakor.example',
    'tel:+85523000000',
    '#part',
    '/upstream/v1/cv-cover-letters/1/file',
    '/templates/letter.docx',
    '/jobs/7/closing.ics',
    '/en/jobs',
    '/en',
  ])('leaves %s alone', (href) => {
    expect(prepareHtml(link(href), { from: '/news/7/a-bridge' }).html).toBe(link(href))
  })
})
