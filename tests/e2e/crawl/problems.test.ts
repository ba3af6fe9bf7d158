import { describe, expect, test } from 'vitest'
import type { Answer } from '@/e2e/crawl/crawl'
import {
  listCanonicalProblems,
  listHeadingProblems,
  listNameProblems,
  listShareProblems,
} from '@/e2e/crawl/head-problems'
import { parsePage } from '@/e2e/crawl/page-facts'
import { listReached } from '@/e2e/crawl/reached'
import { listDeadFragments, listDeadLinks } from '@/e2e/crawl/status-problems'

const site = 'http://localhost:3000'

function answer(address: string, change: Partial<Answer> = {}): Answer {
  return { address, status: 200, location: null, facts: null, clicks: 1, from: '/', ...change }
}

function page(address: string, html: string): Answer {
  return answer(address, { facts: parsePage(html) })
}

function named(path: string, title: string, canonical = path): Answer {
  const href = `${site}${canonical}`
  return page(
    path,
    `<title>${title}</title><meta name="description" content="About ${title}">
     <link rel="canonical" href="${href}"><link rel="alternate" hreflang="en" href="${href}">
     <link rel="alternate" hreflang="x-default" href="${href}"><h1 id="a">${title}</h1>`,
  )
}

const mapOf = (...answers: Answer[]) => new Map(answers.map((one) => [one.address, one]))

describe('links', () => {
  test('also reach pages that were not visited, by the shortest path', () => {
    const link = '<a href="/jobs/7">7</a>'
    const answers = mapOf(page('/jobs', link), {
      ...page('/far', `${link}<a href="https://a.example/x">x</a><a href="/jobs/8">8</a>`),
      clicks: 3,
    })
    expect([...listReached(answers, site)]).toEqual([
      ['/jobs', 1],
      ['/jobs/7', 2],
      ['/far', 3],
      ['/jobs/8', 4],
    ])
  })

  test('to an error, or through two redirects, are dead', () => {
    const answers = mapOf(
      answer('/gone', { status: 404 }),
      answer('/old', { status: 308, location: '/older' }),
      answer('/older', { status: 308, location: '/new' }),
      answer('/new'),
    )
    const dead = listDeadLinks(answers)
    expect(dead).toHaveLength(2)
    expect(dead.join()).toContain('/gone is 404, linked from /')
    expect(dead.join()).toContain('/old is 308, linked from /: leads to /older')
  })

  test('to a missing fragment are dead', () => {
    const answers = mapOf(
      page('/a', '<h1 id="top">A</h1><a href="#top">1</a><a href="#no">2</a><a href="/b#c">3</a>'),
      page('/b', '<h1>B</h1>'),
    )
    expect(listDeadFragments(answers, site)).toEqual(['#no on /a', '/b#c on /a'])
  })
})

describe('titles and descriptions', () => {
  test('are fine when each page has its own, also on pages with one canonical URL', () => {
    const answers = mapOf(named('/a', 'A'), named('/en/a', 'A', '/a'), named('/b', 'B'))
    expect(listNameProblems(answers)).toEqual([])
    expect(listCanonicalProblems(answers, site)).toEqual([])
  })

  test('are reported when two pages share them', () => {
    expect(listNameProblems(mapOf(named('/a', 'A'), named('/b', 'A')))).toEqual([
      '/b has the title of http://localhost:3000/a: A',
      '/b has the description of http://localhost:3000/a: About A',
    ])
  })

  test('are reported when missing', () => {
    expect(listNameProblems(mapOf(page('/a', '<title>A</title>')))).toEqual([
      '/a lacks a title or a description',
    ])
  })
})

describe('canonical URLs', () => {
  test('are reported when missing, elsewhere or redirected', () => {
    const elsewhere = page('/c', '<link rel="canonical" href="https://other.example/c">')
    const answers = mapOf(page('/a', '<h1>A</h1>'), elsewhere, named('/d', 'D', '/a'))
    const problems = listCanonicalProblems(answers, site).join('\n')
    expect(problems).toContain('/a has no canonical address')
    expect(problems).toContain('/c has the canonical address https://other.example/c')
    expect(problems).toContain('/d calls http://localhost:3000/a its own')
  })
})

describe('headings', () => {
  test.each(['<h2>A</h2><h1>B</h1>', '<h1>A</h1><h3>B</h3>', '<h1>A</h1><h1>B</h1>', '<p>A</p>'])(
    'with %s are reported',
    (html) => {
      expect(listHeadingProblems(mapOf(page('/a', html)))).toHaveLength(1)
    },
  )

  test('that go down one level at a time and up at will are fine', () => {
    const html = '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'
    expect(listHeadingProblems(mapOf(page('/a', html)))).toEqual([])
  })
})

describe('share previews', () => {
  const tags =
    '<meta property="og:title" content="A"><meta property="og:description" content="B">' +
    '<meta property="og:image" content="/c.png"><meta name="twitter:card" content="summary_large_image">'

  test('need texts and a picture, with few characters', () => {
    const whole = `${tags}<meta name="twitter:image" content="/c.png">`
    const long = whole.replace('"B"', `"${'b'.repeat(101)}"`)
    const answers = mapOf(page('/a', whole), page('/b', tags), page('/c', long))
    expect(listShareProblems(answers)).toEqual([
      '/b has no twitter:image',
      '/c is shared in too many characters',
    ])
  })
})
