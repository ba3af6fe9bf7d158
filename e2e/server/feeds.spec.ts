import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const FOLLOWED = [
  '/jobs',
  '/internships',
  '/scholarships',
  '/majors',
  '/news',
  '/career-advices',
  '/job-interview-tips',
]

const TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

for (const path of FOLLOWED) {
  test(`${path} links its feeds, and both list the newest items`, async ({ request, site }) => {
    const html = await (await request.get(path)).text()
    for (const [format, type] of Object.entries(TYPES)) {
      expect(html).toContain(`<link rel="alternate" type="${type}"`)
      const reply = await request.get(`${path}.${format}`)
      expect(reply.status(), format).toBe(200)
      expect(reply.headers()).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=300',
      })
    }
    const xml = await (await request.get(`${path}.atom`)).text()
    new SaxesParser({ xmlns: true }).write(xml).close()
    const atom = parseAtomFeed(xml)
    const json = parseJsonFeed(await (await request.get(`${path}.json`)).text())
    expect(atom.id).toBe(`${site}${path}.atom`)
    expect(json.home_page_url).toBe(`${site}${path}`)
    const entries = atom.entries ?? []
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(50)
    expect(entries.map(({ id }) => id)).toEqual(json.items?.map(({ id }) => id))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const [first] = entries
    const address = String(first?.links?.[0]?.href)
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)
  })
}

for (const locale of locales) {
  test(`the feed of a search has the same text and filters as its page ${locale}`, async ({
    request,
    site,
  }) => {
    const wanted = 'searchText=engineer&locationId=1&sort=closing&page=2&levelId=x&utm_source=y'
    const reply = await request.get(`${locale}/jobs.atom?${wanted}`)
    const feed = parseAtomFeed(await reply.text())
    expect(feed.id).toBe(`${site}/jobs.atom?locationId=1&searchText=engineer`)
    expect(feed.links).toMatchObject([
      { rel: 'self', href: feed.id },
      { rel: 'alternate', href: `${site}/jobs?locationId=1&searchText=engineer` },
    ])
    expect(feed.title?.value).toMatch(/^Engineering jobs in .+: “engineer”$/)
    const published = (feed.entries ?? []).map((entry) => String(entry.published))
    expect(published).toEqual(published.toSorted().toReversed())
    const page = await (await request.get(`${locale}/jobs?${wanted}`)).text()
    expect(page).toContain('href="/jobs.atom?locationId=1&amp;searchText=engineer"')
    // Parts that need JavaScript are rendered in the browser.
    expect(page).not.toContain('Save this search')
  })
}

test('a matching ETag gets 304, and HEAD is answered like GET', async ({ request }) => {
  const first = await request.get('/jobs.atom')
  const tag = String(first.headers().etag)
  const again = await request.get('/jobs.atom', { headers: { 'if-none-match': tag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  const head = await request.head('/jobs.atom')
  expect([head.status(), head.headers().etag]).toEqual([200, tag])
  expect((await request.post('/jobs.atom')).status()).toBe(405)
})

test('a feed is compressed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const reply = await request.get('/jobs.json', { headers: { 'accept-encoding': encoding } })
    expect(reply.headers()['content-encoding']).toBe(encoding)
  }
})

test('an empty search result is an empty feed', async ({ request }) => {
  const reply = await request.get('/jobs.json?searchText=zqxjzqxj')
  expect(parseJsonFeed(await reply.text()).items ?? []).toEqual([])
})

test('directories have no feed', async ({ request }) => {
  for (const path of ['/companies.atom', '/help-center.json', '/cv-cover-letter.atom']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('browsers find the job search for their address bar', async ({ request, site }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<link rel="search"[^>]*href="\/opensearch\.xml"/)
  const reply = await request.get('/opensearch.xml')
  expect(reply.headers()['content-type']).toBe(
    'application/opensearchdescription+xml; charset=utf-8',
  )
  const [, template = ''] = /template="([^"]+)"/.exec(await reply.text()) ?? []
  expect(template).toBe(`${site}/jobs?searchText={searchTerms}`)
  expect((await request.get(template.replace('{searchTerms}', 'bridge'))).status()).toBe(200)
})
