import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { routes } from '@/lib/shared/routes'
import { requireDemoJob } from '../fixtures/demo-job'
import { requireClosed } from '../fixtures/page-table/first-item'
import { openApiOf } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

test('robots.txt and security.txt exist, and a local site allows no search engine', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect([robots.status(), await robots.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])

  const security = await request.get('/.well-known/security.txt')
  expect(security.status()).toBe(200)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await security.text()) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(28)
  expect(days).toBeLessThan(31)
  expect(await security.text()).toContain('Contact: mailto:')
})

test('a sitemap is compressed, has an ETag, and answers HEAD without a body', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-jobs-1.xml']) {
    const first = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers()['content-type'], path).toContain('application/xml')
    const etag = first.headers().etag ?? ''
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    const head = await request.head(path)
    expect([head.status(), (await head.body()).length], path).toEqual([200, 0])
  }
  const part = await request.get('/sitemap-jobs-1.xml', { headers: { 'accept-encoding': 'gzip' } })
  expect(part.headers()['content-encoding']).toBe('gzip')
  for (const path of ['/sitemap-jobs-9.xml', '/sitemap-people-1.xml', '/browse/sitemap/pages']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('an old URL of a Markdown version redirects to the page', async ({ request }) => {
  const { id, path } = await requireDemoJob(request)
  for (const locale of ['', '/en']) {
    const led = await request.get(`${locale}${path}.md`, { maxRedirects: 0 })
    expect([led.status(), led.headers().location]).toEqual([308, locale + path])
    expect(await (await request.get(locale + path)).text()).not.toContain('text/markdown')
  }
  for (const gone of ['/llms.txt', `/jobs/${id}.md`, '/jobs/999999999/x.md']) {
    expect((await request.get(gone)).status(), gone).toBe(404)
  }
})

test('a closed listing says so, offers others, and is excluded from search engines', async ({
  request,
  site,
}) => {
  const api = openApiOf(site)
  const job = await requireClosed(
    (query) => api.call(jobEndpoints.list, { query }),
    (id) => api.call(jobEndpoints.get, { params: { id } }),
  )
  const scholarship = await requireClosed(
    (query) => api.call(scholarshipEndpoints.list, { query }),
    (id) => api.call(scholarshipEndpoints.get, { params: { id } }),
  )
  const sitemap = await Promise.all(
    ['jobs', 'scholarships'].map(async (area) =>
      (await request.get(`/sitemap-${area}-1.xml`)).text(),
    ),
  )
  for (const path of [routes.job(job), routes.scholarship(scholarship)]) {
    const reply = await request.get(path)
    const html = await reply.text()
    expect(reply.status(), path).toBe(200)
    expect(html, path).toContain('is closed.')
    expect(html, path).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html, path).not.toContain('application/ld+json')
    expect(html, path).toMatch(/<h2[^>]*>Similar /)
    expect(sitemap.join(), path).not.toContain(`${path}<`)
  }
})

test('a field in a place has its own page, which is the canonical URL of its filters', async ({
  request,
  site,
}) => {
  const api = openApiOf(site)
  const { data } = await api.call(jobEndpoints.landings, {})
  const both = data.find(({ category, location }) => category !== null && location !== null)
  expect(both?.open).toBeGreaterThanOrEqual(3)
  const directory = await (await request.get('/jobs/in')).text()
  const [, path = ''] = /href="(\/jobs\/for\/[a-z-]+\/in\/[a-z-]+)"/.exec(directory) ?? []
  for (const locale of ['', '/en']) {
    const reply = await request.get(locale + path)
    const html = await reply.text()
    expect(reply.status()).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"/>`)
    expect(html).toMatch(/>From \d+ employers?\. /)
    expect(html).not.toContain('noindex')
  }
  const query = `categoryId=${both?.category?.id}&locationId=${both?.location?.id}`
  const filtered = await (await request.get(`/jobs?${query}&sort=closing`)).text()
  expect(filtered).toMatch(
    new RegExp(`<link rel="canonical" href="${site}/jobs/for/[a-z-]+/in/[a-z-]+"/>`),
  )
  for (const missing of ['/jobs/for/knitting', '/jobs/in/atlantis', '/jobs/for', '/jobs/in/x/y']) {
    expect((await request.get(missing)).status(), missing).toBe(404)
  }
})
