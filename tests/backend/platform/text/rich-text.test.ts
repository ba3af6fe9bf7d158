import { describe, expect, test } from 'vitest'
import { toRichText } from '@/backend/platform/text/rich-text'

const LINK = 'rel="nofollow noopener" target="_blank"'

describe('hostile markup', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/apply">a</a>', 'a'],
    ['<a href="apply?id=1">a</a>', 'a'],
    ['<a href="#form">a</a>', 'a'],
    ['<a href=" JaVaScRiPt&colon;alert(1)">a</a>', 'a'],
    ['<svg><script>1</script></svg><b>a</b>', '<b>a</b>'],
    ['<p>unclosed <b>bold', '<p>unclosed <b>bold</b></p>'],
    ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ])('%s becomes %s', (input, output) => {
    expect(toRichText(input)).toBe(output)
  })
})

describe('allowed markup', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['<div><p>a</p></div><div></div>', '<p>a</p>'],
    ['<a href="https://a.example/x">a</a>', `<a href="https://a.example/x" ${LINK}>a</a>`],
    ['<a href="www.a.example">a</a>', `<a href="https://www.a.example" ${LINK}>a</a>`],
    ['<a href="mailto:hr@a.example">a</a>', `<a href="mailto:hr@a.example" ${LINK}>a</a>`],
    ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ])('%s becomes %s', (input, output) => {
    expect(toRichText(input)).toBe(output)
  })
})

describe('plain text', () => {
  test('becomes paragraphs at blank lines and line breaks at single ones', () => {
    expect(toRichText('a\nb\r\n\r\nc')).toBe('<p>a<br />b</p><p>c</p>')
  })

  test('becomes a list at lines with bullets', () => {
    const html = '<p>Duties</p><ul><li>a</li><li>b</li></ul><p>End</p>'
    expect(toRichText('Duties\n- a\n• b\nEnd')).toBe(html)
  })

  test('ends a list with its block', () => {
    expect(toRichText('- a\n\nb\n\n• c')).toBe('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>')
  })

  test('keeps characters of markup as text', () => {
    expect(toRichText('5 < 6 & <7')).toBe('<p>5 &lt; 6 &amp; &lt;7</p>')
  })

  test('loses NUL characters', () => {
    expect(toRichText('a\u0000b')).toBe('<p>ab</p>')
    expect(toRichText('\u0000')).toBe('')
  })
})

test.each([
  ['plain text', 'a\ufffe\u202eb\u0007\nc', '<p>ab<br />c</p>'],
  ['HTML', '<p>a\uffff\u{1fffe}\ufdd0\u2066b\ud800</p>', '<p>ab</p>'],
  ['entities', '<p>a&#xFFFE;&#8238;&#7;b</p>', '<p>a b</p>'],
  ['entities escaped twice', '<p>a&amp;#xFFFE;&amp;#x202E;b</p>', '<p>ab</p>'],
  ['a tag they part', '<scr\u202eipt>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['an address', '<a href="java&#x202e;script:alert(1)">a</a>', 'a'],
])('removes invisible characters and those invalid in XML from %s', (_, input, output) => {
  expect(toRichText(input)).toBe(output)
})

describe('text pasted from elsewhere', () => {
  test.each([
    ['<p>R&amp;amp;D, a &amp;amp;amp;amp; b</p>', '<p>R&amp;D, a &amp; b</p>'],
    ['<p>a &amp;amp;amp;amp;amp; b</p>', '<p>a &amp;amp; b</p>'],
    ['<p>a&amp;nbsp;b &amp;lt;5 years &amp;bogus;</p>', '<p>a\u00a0b &lt;5 years &amp;bogus;</p>'],
    [
      '<p>&amp;lt;script&amp;gt;x&amp;lt;/script&amp;gt;</p>',
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
    ],
    [
      '<a href="https://a.example/?a=1&amp;quot;b">&amp;quot;</a>',
      `<a href="https://a.example/?a=1&amp;quot;b" ${LINK}>"</a>`,
    ],
    ['<table><tr><td>Pay</td><td>$500</td></tr></table>', '<p>Pay $500</p>'],
    [
      '<p>Duties</p><p><span>·<span>&nbsp;&nbsp; </span></span>Beams</p>\n<p>•\tSites</p><p>End</p><p>· Last</p>',
      '<p>Duties</p><ul><li>Beams</li><li>Sites</li></ul><p>End</p><ul><li>Last</li></ul>',
    ],
  ])('%s becomes %s', (input, output) => {
    expect(toRichText(input)).toBe(output)
  })
})

test('does not change sanitised text again', () => {
  const once = toRichText('<div>a <h1>b</h1> & <a href="https://a.example">c</a></div>')
  expect(toRichText(once)).toBe(once)
})
