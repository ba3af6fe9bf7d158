import { describe, expect, test } from 'vitest'
import { toArticleHtml, toReadingMinutes } from '@/backend/areas/articles/article-html'
import { htmlToLine } from '@/backend/platform/text/html-to-text'

describe('hostile markup in an article', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['![a](https://evil.example/a.png)', ''],
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['[a](//evil.example)', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<table><tr><td style="x">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
  ])('%s becomes %s', (markdown, html) => {
    expect(toArticleHtml(markdown)).toBe(html)
  })
})

describe('allowed markup of an article', () => {
  test.each([
    ['# a', '<h2>a</h2>'],
    ['## a\n\n### b', '<h2>a</h2>\n<h3>b</h3>'],
    ['[a](/jobs)', '<p><a href="/jobs">a</a></p>'],
    [
      '[a](https://a.example/)',
      '<p><a href="https://a.example/" rel="nofollow noopener" target="_blank">a</a></p>',
    ],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['5 < 6 & "7"', '<p>5 &lt; 6 &amp; "7"</p>'],
  ])('%j becomes %s', (markdown, html) => {
    expect(toArticleHtml(markdown)).toBe(html)
  })

  test('adds column scopes to table headers and drops styles', () => {
    const html = toArticleHtml('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(html.replaceAll('\n', '')).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })
})

test('separates words of neighbouring blocks and decodes entities', () => {
  expect(htmlToLine('<h2>a</h2><p>b &amp; <em>c</em></p>')).toBe('a b c')
})

test.each([
  ['one', 1],
  ['word '.repeat(500), 3],
  ['វិស្វករ'.repeat(300), 2],
  // 1,050 letters of Khmer count as 210 words; 90 more words make a minute and a half.
  ['វិស្វករ'.repeat(150) + ' word'.repeat(90), 2],
  ['វិស្វករ'.repeat(150) + ' word'.repeat(89), 1],
])('reading time counts English words and Khmer letters', (text, minutes) => {
  expect(toReadingMinutes(`<p>${text}</p>`)).toBe(minutes)
})
