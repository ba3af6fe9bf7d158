import { marked } from 'marked'
import { describe, expect, it, vi } from 'vitest'
import { writeDocument } from '@/lib/server/markdown/document'
import { escapeMarkdown, toMarkdown } from '@/lib/server/markdown/to-markdown'

vi.mock('@/lib/server/site-url', () => ({
  toSiteUrl: (path: string) => new URL(path, 'https://v.example').href,
}))

const write = (html: string) =>
  toMarkdown(html, { toUrl: (href) => new URL(href, 'https://v.example').href })

/** What a reader of Markdown makes of it, without the space between elements. */
const readBack = (html: string) =>
  String(marked.parse(write(html), { async: false }))
    .replaceAll(/>\s+</g, '><')
    .trim()

describe('a text as Markdown', () => {
  it.each([
    '<p>One <strong>strong</strong> word, one <em>other</em>.</p><p>And more.</p>',
    '<h3>Duties</h3><ul><li>Build</li><li>Repair</li></ul><ol><li>First</li><li>Then</li></ol>',
    '<ol start="3"><li>Third</li><li>Fourth</li></ol>',
    '<ol start="0"><li>Before all</li><li>First</li></ol>',
    '<blockquote><p>Said so.</p></blockquote>',
    '<p>One line<br>and another</p>',
    '<p>ទីកន្លែង <strong>ភ្នំពេញ</strong></p>',
    '<p>See <a href="https://a.example/x_y(1)">the page</a>.</p>',
    '<table><thead><tr><th>Town</th><th>Jobs</th></tr></thead><tbody><tr><td>Kep</td><td>3</td></tr></tbody></table>',
  ])('reads back as what it was: %s', (html) => {
    expect(readBack(html)).toBe(html)
  })

  it.each([
    '<p># no heading</p>',
    '<p>1. no list</p>',
    '<p>- no list</p>',
    '<p>*no* _marks_ `or` ~~lines~~ [or](links)</p>',
    '<p>5 &lt; 6 &amp;amp; &lt;script&gt;</p>',
    '<p>a | b</p>',
  ])('has no marks of its own for signs in the words: %s', (html) => {
    const words = readBack(html).replaceAll(/<\/?p>/g, '')
    expect(readBack(html)).toBe(`<p>${words}</p>`)
    expect(words).not.toMatch(/<\w/)
  })

  it.each(['', '-2', 'x', '1e3', '1234567890'])(
    'counts from one where a list starts at %j',
    (start) => {
      expect(write(`<ol start="${start}"><li>a</li><li>b</li></ol>`)).toBe('1. a\n2. b')
    },
  )

  it('puts lists into lists', () => {
    expect(write('<ul><li>Tools<ul><li>AutoCAD</li></ul></li><li>Maps</li></ul>')).toBe(
      '- Tools\n  - AutoCAD\n- Maps',
    )
  })

  it.each([
    [
      '<ul><li>Tools</li><ul><li>AutoCAD</li></ul><li>Maps</li></ul>',
      '- Tools\n  - AutoCAD\n- Maps',
    ],
    ['<ul> <li>A</li> <li>B</li> </ul>', '- A\n- B'],
    ['<ul> <ol> <li>First</li> <li>Then</li> </ol> </ul>', '- 1. First\n  2. Then'],
    ['<ul>Bring <li>A pen</li> and <b>a card</b></ul>', '- Bring\n- A pen\n  and\n  **a card**'],
  ])('keeps what stands in a list outside of its items: %s', (html, markdown) => {
    expect(write(html)).toBe(markdown)
  })

  it('has no headings below the sixth level, however far they go down', () => {
    const options = { toUrl: String, lower: 1 }
    expect(toMarkdown('<h4>a</h4><h5>b</h5><h6>c</h6>', options)).toBe(
      '##### a\n\n###### b\n\n###### c',
    )
  })

  it('passes over what stands between the parts of a table or list, and over comments', () => {
    expect(
      write('<table>\n<tbody>\n<tr>\n<th>Town</th>\n<!-- a --><th>Jobs</th></tr></tbody></table>'),
    ).toBe('| Town | Jobs |\n| --- | --- |')
    expect(write('<ul>\n<li>Maps</li>\n<!-- a -->\n</ul><p>a<!-- b -->c</p>')).toBe('- Maps\n\nac')
  })

  it('takes a link that leads nowhere for its words', () => {
    expect(write('<p><a>Jobs</a></p>')).toBe('Jobs')
  })

  it('makes addresses whole, and needs no link without words', () => {
    expect(write('<p><a href="/jobs">Jobs</a><a href="/x"></a></p>')).toBe(
      '[Jobs](<https://v.example/jobs>)',
    )
  })

  it('keeps strong what is strong beside a space', () => {
    expect(write('<p>a<strong> b </strong>c</p>')).toBe('a **b** c')
  })

  it('keeps the words of what it does not know', () => {
    expect(write('<section><p>a</p></section><u>b</u>')).toContain('b')
  })
})

it('a line of plain words stays one', () => {
  expect(escapeMarkdown(' # A\n\n*b* ')).toBe('\\# A \\*b\\*')
})

it('a document says what is known, and leads to its page', () => {
  const text = writeDocument(
    {
      title: 'Site Engineer [senior]',
      facts: [
        ['Place', 'Kep'],
        ['Pay', null],
      ],
      sections: [
        ['What you need', '<h3>Degree</h3><p>One.</p>'],
        ['What you get', ''],
      ],
    },
    '/jobs/7/site-engineer',
  )
  expect(text).toBe(
    [
      '# Site Engineer \\[senior\\]',
      '- Place: Kep\n- Page: <https://v.example/jobs/7/site-engineer>',
      '## What you need',
      '### Degree',
      'One.\n',
    ].join('\n\n'),
  )
})

it('headings of a document’s texts stand below those around them', () => {
  const listOf = (heading: string | null, html: string) =>
    writeDocument({ title: 'A', facts: [], sections: [[heading, html]] }, '/a')
      .split('\n')
      .filter((line) => line.startsWith('##'))
  expect(listOf('About', '<h2>B</h2><h3>C</h3>')).toEqual(['## About', '### B', '#### C'])
  expect(listOf('About', '<h3>B</h3>')).toEqual(['## About', '### B'])
  expect(listOf(null, '<h2>B</h2><h3>C</h3>')).toEqual(['## B', '### C'])
})
