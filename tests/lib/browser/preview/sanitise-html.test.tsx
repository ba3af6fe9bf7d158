import { expect, test } from 'vitest'
import { sanitiseHtml } from '@/lib/browser/preview/draft'

const REST = 'rel="nofollow noopener" target="_blank"'

test.each([
  ['<p data-x="1" aria-label="y" class="z">Hi</p>', '<p>Hi</p>'],
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['<a href="https://site.example">us</a>', `<a href="https://site.example" ${REST}>us</a>`],
  ['<p><a href="javascript:alert(1)">run <b>it</b></a></p>', '<p>run <b>it</b></p>'],
])('reduces %s to what the API would store', (html, sanitised) => {
  expect(sanitiseHtml(html)).toBe(sanitised)
})
