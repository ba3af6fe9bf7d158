import { describe, expect, it } from 'vitest'
import { addLocaleToLinks } from '@/lib/server/http-server/page-cache/page-renderer'

describe('links in HTML under /en', () => {
  it.each([
    ['<a href="/">', '<a href="/en">'],
    ['<a href="/?a=b">', '<a href="/en?a=b">'],
    ['<a href="/#top">', '<a href="/en#top">'],
    [
      '<a class="row" href="/jobs?page=2&amp;x=1" rel="next">',
      '<a class="row" href="/en/jobs?page=2&amp;x=1" rel="next">',
    ],
    ['<a\nclass="x"\nhref="/jobs">', '<a\nclass="x"\nhref="/en/jobs">'],
    ['<form class="x" action="/jobs">', '<form class="x" action="/en/jobs">'],
    [
      '<a href="/jobs/7/x"><b>A</b></a><a href="/news">',
      '<a href="/en/jobs/7/x"><b>A</b></a><a href="/en/news">',
    ],
    ['<a href="/jobs?next=/a.b">', '<a href="/en/jobs?next=/a.b">'],
  ])('get the prefix: %j', (html, expected) => {
    expect(addLocaleToLinks(html)).toBe(expected)
  })

  it.each([
    ['another site', '<a href="https://example.com/jobs">'],
    ['another site without a scheme', '<a href="//example.com/jobs">'],
    ['a fragment', '<a href="#main">'],
    ['a link under /en', '<a href="/en/jobs"><a href="/en">'],
    ['a file', '<a href="/jobs/7/closing.ics"><a href="/jobs.atom?searchText=a">'],
    ['an API file', '<a href="/upstream/v1/cv-cover-letters/7/file">'],
    ['a protocol-relative URL', '<a href="/auth/linkedin?next=%2F">'],
    ['a form that posts to its own page', '<form method="post" action="?newsletter">'],
    [
      'a machine-readable link',
      '<link rel="canonical" href="/jobs"><link href="/_next/static/a.css"><meta content="/jobs">',
    ],
    ['another attribute', '<a data-href="/jobs"><abbr href="/jobs">'],
    [
      'script content',
      '<script>self.__next_f.push([1,"\\u003ca href=\\"/jobs\\"\\u003e href=\\"/jobs\\""])</script>',
    ],
    ['a text', 'write href="/jobs" or action="/jobs"'],
  ])('are left unchanged for %s', (_, html) => {
    expect(addLocaleToLinks(html)).toBe(html)
  })

  it('handles one very long tag in linear time', () => {
    const html = `<a ${'x '.repeat(50_000)}`
    const before = performance.now()
    expect(addLocaleToLinks(html)).toBe(html)
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
