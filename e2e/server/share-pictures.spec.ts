import sharp from 'sharp'
import { requireDemoJob } from '../fixtures/demo-job'
import { expect, test } from '../fixtures/test'

/** The meta tag that link previews read. */
function readTag(html: string, name: string): string {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

for (const locale of ['', '/en']) {
  test(`each page has a picture for link previews ${locale}`, async ({ request, site }) => {
    const job = await requireDemoJob(request)
    const pages = [
      ['/', '/share/pages/home-'],
      ['/jobs', '/share/pages/jobs-'],
      [job.path, `/share/jobs/${job.id}-`],
      ['/majors/1', '/share/majors/1-'],
      ['/companies/1', '/share/companies/1-'],
      ['/universities/1', '/share/universities/1-'],
      ['/news/1', '/share/news/1-'],
    ] as const
    for (const [path, start] of pages) {
      const html = await (await request.get(path === '/' ? locale || '/' : locale + path)).text()
      const address = readTag(html, 'og:image')
      expect(address, path).toContain(`${site}${start}`)
      expect(readTag(html, 'twitter:image'), path).toBe(address)
      expect(readTag(html, 'og:image:alt'), path).not.toBe('')
      const size = ['width', 'height'].map((name) => readTag(html, `og:image:${name}`))
      expect(size, path).toEqual(['1200', '630'])

      const reply = await request.get(new URL(address).pathname)
      expect([reply.status(), reply.headers()['content-type']], path).toEqual([200, 'image/png'])
      expect(reply.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      const body = await reply.body()
      const { format, width, height } = await sharp(body).metadata()
      expect([format, width, height], path).toEqual(['png', 1200, 630])
      expect(body.length, path).toBeLessThanOrEqual(120_000)
    }
  })
}

test('a picture has one URL, and answers HEAD', async ({ request }) => {
  const { id } = await requireDemoJob(request)
  const old = await request.get(`/share/jobs/${id}-0123456789abcdef.png`, { maxRedirects: 0 })
  expect(old.status()).toBe(302)
  const address = old.headers().location ?? ''
  const head = await request.head(address)
  expect([head.status(), head.headers()['content-type']]).toEqual([200, 'image/png'])
  const held = { 'if-none-match': head.headers().etag ?? '' }
  expect((await request.get(address, { headers: held })).status()).toBe(304)
  for (const path of ['/share/jobs/99999999-0123456789.png', '/share/people/1-0123456789.png']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
