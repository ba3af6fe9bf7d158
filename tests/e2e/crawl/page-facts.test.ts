import { expect, test } from 'vitest'
import { parsePage } from '@/e2e/crawl/page-facts'

const page = `<!DOCTYPE html><html lang="en"><head>
<title>Jobs &amp; more</title>
<meta name="description" content="All of them">
<meta name="robots" content="noindex, follow">
<link rel="canonical" href="https://x.example/jobs">
<link rel="alternate" hreflang="en" href="https://x.example/jobs">
<link rel="next" href="/jobs?page=2">
</head><body>
<svg><title>No title of the page</title><a href="/drawn">a</a></svg>
<h1 id="top">Jobs</h1><h3>Skipped</h3><a href="/jobs/1?a=1&amp;b=2">One</a><a>No link</a>
<form action="/jobs"><input name="searchText" value="a b"><select name="typeId">
<option value="">Any</option><option value="1">1</option><option value="2">2</option>
<option value="3">3</option></select><button>Go</button></form>
<form method="post" action="/newsletter"><input name="email"></form>
</body></html>`

test('reads a page like a browser', () => {
  const facts = parsePage(page)
  expect(facts.title).toBe('Jobs & more')
  expect(facts.description).toBe('All of them')
  expect(facts.canonical).toBe('https://x.example/jobs')
  expect(facts.languages.get('en')).toBe('https://x.example/jobs')
  expect(facts.isIndexed).toBe(false)
  expect(facts.headings).toEqual([1, 3])
  expect([...facts.ids]).toEqual(['top'])
})

test('ignores graphics and elements without a URL', () => {
  expect(parsePage(page).links).toEqual([
    '/jobs/1?a=1&b=2',
    'https://x.example/jobs',
    'https://x.example/jobs',
    '/jobs?page=2',
  ])
})

test('submits a search form with two values of each select', () => {
  expect(parsePage(page).searches).toEqual([
    '/jobs?searchText=a+b&typeId=',
    '/jobs?searchText=a+b&typeId=1',
    '/jobs?searchText=a+b&typeId=2',
  ])
})
