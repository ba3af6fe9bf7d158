import { describe, expect, it } from 'vitest'
import { toArticleBody, toPlainText } from '@/lib/shared/articles/article-body'
import { lowerHeadings } from '@/lib/shared/articles/lower-headings'

const three = '<h2>Signs</h2><p>One.</p><h3>At <em>night</em></h3><h2>What helps</h2>'

describe('the body of an article', () => {
  it('lists its headings and gives each the id the list points to', () => {
    const { html, contents } = toArticleBody(three, 'advice-3')
    expect(contents).toEqual([
      { id: 'advice-3-signs', words: 'Signs', level: 2 },
      { id: 'advice-3-at-night', words: 'At night', level: 3 },
      { id: 'advice-3-what-helps', words: 'What helps', level: 2 },
    ])
    for (const { id } of contents) expect(html).toContain(` id="${id}">`)
    expect(html).toContain('<h3 id="advice-3-at-night">At <em>night</em></h3>')
  })

  it('has no list of contents below three headings', () => {
    expect(toArticleBody('<h2>One</h2><h2>Two</h2>', 'news-1').contents).toEqual([])
  })

  it('gives equal headings ids of their own', () => {
    const { contents } = toArticleBody('<h2>Pay</h2><h2>Pay</h2><h2>Pay</h2>', 'x')
    expect(contents.map(({ id }) => id)).toEqual(['x-pay', 'x-pay-2', 'x-pay-3'])
  })

  it('gives a heading without a letter an id too, and one in Khmer its own words', () => {
    const { contents } = toArticleBody('<h2>?!</h2><h2>ជាភាសាខ្មែរ</h2><h2>A &amp; B</h2>', 'x')
    expect(contents.map(({ id, words }) => [id, words])).toEqual([
      ['x-part', '?!'],
      ['x-ជាភាសាខ្មែរ', 'ជាភាសាខ្មែរ'],
      ['x-a-b', 'A & B'],
    ])
  })

  it('never gives two articles one id', () => {
    const [one, two] = ['news-1', 'news-2'].map((prefix) => toArticleBody(three, prefix).contents)
    const ids = [...(one ?? []), ...(two ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
  })

  it('puts every table into a frame the keyboard can reach', () => {
    const { html } = toArticleBody('<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table>', 'x')
    expect(html).toMatch(/<div class="table-frame"[^>]* tabindex="0"><table>.*<\/table><\/div>$/)
  })
})

describe('plain text', () => {
  it('reads entities once, so that what was escaped twice stays escaped', () => {
    expect(toPlainText('<em>1 &lt; 2</em> &amp;lt; 3')).toBe('1 < 2 &lt; 3')
  })
})

describe('headings inside a part', () => {
  it('stand one level lower, openings and ends alike', () => {
    expect(lowerHeadings('<h2>A</h2><h3>B</h3><p>h2</p>')).toBe('<h3>A</h3><h4>B</h4><p>h2</p>')
  })
})
