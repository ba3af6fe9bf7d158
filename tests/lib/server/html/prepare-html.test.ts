import { describe, expect, it } from 'vitest'
import { prepareHtml } from '@/lib/server/html/prepare-html'

const three = '<h2>Signs</h2><p>One.</p><h3>At <em>night</em></h3><h2>What helps</h2>'

it('HTML without changes is returned as it is', () => {
  const html = '<p>a &amp; b<br />c &nbsp;<a href="">d</a></p>'
  expect(prepareHtml(html).html).toBe(html)
})

describe('an article', () => {
  it('lists its headings and gives each the id that the list links to', () => {
    const { html, contents } = prepareHtml(three, { prefix: 'advice-3' })
    expect(contents).toEqual([
      { id: 'advice-3-signs', words: 'Signs', level: 2 },
      { id: 'advice-3-at-night', words: 'At night', level: 3 },
      { id: 'advice-3-what-helps', words: 'What helps', level: 2 },
    ])
    for (const { id } of contents) expect(html).toContain(` id="${id}">`)
    expect(html).toContain('<h3 id="advice-3-at-night">At <em>night</em></h3>')
  })

  it('has no table of contents with fewer than three headings', () => {
    expect(prepareHtml('<h2>One</h2><h2>Two</h2>', { prefix: 'news-1' }).contents).toEqual([])
  })

  it('gives equal headings different ids', () => {
    const { contents } = prepareHtml('<h2>Pay</h2><h2>Pay</h2><h2>Pay</h2>', { prefix: 'x' })
    expect(contents.map(({ id }) => id)).toEqual(['x-pay', 'x-pay-2', 'x-pay-3'])
  })

  it('gives an id to a heading without letters, and a Khmer id to a Khmer heading', () => {
    const { contents } = prepareHtml('<h2>?!</h2><h2>ជាភាសាខ្មែរ</h2><h2>A &amp; B</h2>', {
      prefix: 'x',
    })
    expect(contents.map(({ id, words }) => [id, words])).toEqual([
      ['x-part', '?!'],
      ['x-ជាភាសាខ្មែរ', 'ជាភាសាខ្មែរ'],
      ['x-a-b', 'A & B'],
    ])
  })

  it('decodes entities in a heading once', () => {
    const { contents } = prepareHtml('<h2><em>1 &lt; 2</em> &amp;lt; 3</h2><h2>b</h2><h2>c</h2>', {
      prefix: 'x',
    })
    expect(contents[0]?.words).toBe('1 < 2 &lt; 3')
  })

  it('has different ids from another article', () => {
    const [one, two] = ['news-1', 'news-2'].map((prefix) => prepareHtml(three, { prefix }).contents)
    const ids = [...(one ?? []), ...(two ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
  })

  it('wraps every table in a frame that can be focused', () => {
    const { html } = prepareHtml('<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table>', {
      prefix: 'x',
    })
    expect(html).toMatch(/<div class="table-frame"[^>]* tabindex="0"><table>.*<\/table><\/div>$/)
  })
})

describe('HTML inside a section', () => {
  it('has its headings one level lower', () => {
    const { html } = prepareHtml('<h2>A</h2><h3>B</h3><p>h2</p>', { hasLoweredHeadings: true })
    expect(html).toBe('<h3>A</h3><h4>B</h4><p>h2</p>')
  })
})

describe('the main language of HTML', () => {
  it.each([
    ['the one of the site when only a name is Khmer', '<p>Visvakor (វិស្វករ) means engineer.</p>'],
    ['the one of the site when only an entity makes the difference', '<p>R &amp; ក</p>'],
  ])('is %s', (_, html) => {
    expect(prepareHtml(html).lang).toBeUndefined()
  })

  it.each([
    ['most of it is Khmer', '<p>សូមអានលក្ខខណ្ឌ និងថ្ងៃផុតកំណត់ (PDF)</p>'],
    ['only tag names are Latin', '<blockquote><strong>វិស្វ</strong></blockquote>'],
  ])('is Khmer when %s, and then no words are marked', (_, html) => {
    expect(prepareHtml(html)).toMatchObject({ lang: 'km', html })
  })
})

describe('Khmer words in English HTML', () => {
  it('are marked, one span for each run', () => {
    expect(prepareHtml('<p>See also សូមអាន លក្ខខណ្ឌ, now or whenever you like.</p>').html).toBe(
      '<p>See also <span lang="km">សូមអាន លក្ខខណ្ឌ</span>, now or whenever you like.</p>',
    )
  })

  it.each([
    '<a href="/jobs/1/វិស្វករ">job</a>',
    '<a href="https://x.example/?>វិស្វករ<img src=x onerror=alert(1)>">job</a>',
  ])('are not marked inside tags: %s', (link) => {
    expect(prepareHtml(link).html).toBe(link)
  })
})

it('HTML is not reformatted where nothing needs to change', () => {
  const html = '<p>a &amp; b<br />1 &lt; 2 "q" \u00a0</p>\n<ol start="3">\n<li>c</li>\n</ol><hr />'
  expect(prepareHtml(html, { from: '/news/1', prefix: 'x', hasLoweredHeadings: true }).html).toBe(
    html,
  )
})

const link = (href: string) => `<p>See <a href="${href}">this</a>.</p>`
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1] ?? ''

describe('a link in HTML', () => {
  it.each([
    ['/help-center', '/jobs'],
    ['/help-center', '/'],
    ['/page/about-us', '/contact-us'],
    ['/page/about-us', '/page/corporate-member'],
    ['/news/7/a-bridge', '/jobs?majorId=1&amp;page=2#list'],
    ['/career-advices/7/%E1%9E%80', '/cv-cover-letter/3/for-engineers'],
    ['/cv-cover-letter/3', '/job-interview-tips'],
  ])('from %s to %s stays in the reader’s locale', (from, to) => {
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
  ])('leaves %s unchanged', (href) => {
    expect(prepareHtml(link(href), { from: '/news/7/a-bridge' }).html).toBe(link(href))
  })
})
