import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/server/cache/query-result'
import {
  hasTooManyStreams,
  sendSitemapPart,
  toPartStream,
} from '@/lib/server/sitemap/part-response'
import {
  NEWS_SET,
  parsePartName,
  toNewsEntry,
  toPartName,
  toPartPath,
  toSitemapIndex,
  toUrlEntry,
  URL_SET,
} from '@/lib/server/sitemap/sitemap-xml'
import { listSitemapProblems } from '@/tests/support/sitemap/sitemap-problems'

vi.mock('server-only', () => ({}))
const readSitemapParts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/queries/sitemap', () => ({ readSitemapParts }))

const url = 'https://v.example/jobs/7/a&b'
const changedAt = '2026-03-02T08:00:00.000Z'

describe('a sitemap', () => {
  it('escapes XML characters, and leaves out what XML cannot contain', () => {
    const xml =
      URL_SET.begin +
      toUrlEntry({ url, changedAt, picture: 'https://v.example/"logo".png' }) +
      toUrlEntry({ url: 'https://v.example/', changedAt: null }) +
      URL_SET.end
    expect(listSitemapProblems(xml)).toEqual([])
    expect(xml).toContain('<loc>https://v.example/jobs/7/a&amp;b</loc>')
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual([`<lastmod>${changedAt}`])
    expect(xml.match(/<image:loc>[^<]*/g)).toEqual([
      '<image:loc>https://v.example/&quot;logo&quot;.png',
    ])
    const news = toNewsEntry({
      url,
      title: 'Bridges < roads\u0000\u0008 ព័ត៌មាន',
      publishedAt: changedAt,
      publication: 'Visvakor',
    })
    expect(listSitemapProblems(NEWS_SET.begin + news + NEWS_SET.end)).toEqual([])
    expect(news).toContain('<news:title>Bridges &lt; roads ព័ត៌មាន</news:title>')
  })

  it('has an index', () => {
    const index = toSitemapIndex([
      { url: 'https://v.example/sitemap-pages.xml', changedAt: null },
      { url: 'https://v.example/sitemap-jobs-1.xml', changedAt },
    ])
    expect(listSitemapProblems(index)).toEqual([])
    expect(index.match(/<lastmod>[^<]*/g)).toEqual([`<lastmod>${changedAt}`])
  })

  it('is invalid when it breaks a rule', () => {
    const entry = (inner: string) => `${URL_SET.begin}<url>${inner}</url>${URL_SET.end}`
    expect(listSitemapProblems(URL_SET.begin + URL_SET.end)).toContain('urlset is empty')
    expect(listSitemapProblems(entry('<lastmod>2026-03-02</lastmod>')).join()).toContain('loc')
    expect(listSitemapProblems(entry('<loc>/jobs/7</loc>')).join()).toContain('loc')
    expect(
      listSitemapProblems(entry('<loc>https://v.example/</loc><lastmod>today</lastmod>')).join(),
    ).toContain('lastmod')
    expect(listSitemapProblems(entry('<loc>https://v.example/</loc><x>1</x>')).join()).toContain(
      'x',
    )
    expect(
      listSitemapProblems(entry('<lastmod>2026-03-02</lastmod><loc>https://v.example/</loc>')),
    ).toEqual(['loc stands too late'])
    expect(listSitemapProblems(URL_SET.begin).join()).not.toBe('')
  })
})

describe('the name of a sitemap part', () => {
  it('is in its URL and names its content', () => {
    const name = toPartName({ area: 'career-advices', part: 12 })
    expect(toPartPath(name)).toBe('/sitemap-career-advices-12.xml')
    expect(parsePartName(name)).toEqual({ area: 'career-advices', part: 12 })
  })

  it.each(['jobs', 'jobs-0', 'jobs-01', 'people-1', 'jobs-1-2', '-1', 'jobs-100000'])(
    'is not %s',
    (name) => {
      expect(parsePartName(name)).toBeNull()
    },
  )
})

describe('streaming a sitemap part', () => {
  const pages =
    (...texts: string[]) =>
    async () =>
      texts.shift() ?? null

  it('reads page after page', async () => {
    const stream = toPartStream('<url>1</url>', pages('<url>2</url>', '<url>3</url>'))
    const text = await new Response(stream).text()
    expect(text).toBe(`${URL_SET.begin}<url>1</url><url>2</url><url>3</url>${URL_SET.end}`)
    expect(hasTooManyStreams()).toBe(false)
  })

  it('reads no more than the client takes', async () => {
    let asked = 0
    const reader = toPartStream('', async () => {
      asked += 1
      return '<url></url>'
    }).getReader()
    await setImmediate()
    expect(asked).toBe(0)
    await reader.read()
    await reader.read()
    await setImmediate()
    expect(asked).toBe(2)
    await reader.cancel()
  })

  it('aborts when a page cannot be read', async () => {
    const stream = toPartStream('', async () => {
      throw new Error('the API is gone')
    })
    await expect(new Response(stream).text()).rejects.toThrow('the API is gone')
    expect(hasTooManyStreams()).toBe(false)
  })

  it('is limited to a few at once, and frees its slot when it ends or is cancelled', async () => {
    const readers = Array.from({ length: 4 }, () =>
      toPartStream('', pages('<url></url>')).getReader(),
    )
    expect(hasTooManyStreams()).toBe(false)
    for (const reader of readers) await reader.read()
    expect(hasTooManyStreams()).toBe(true)
    await readers[0]?.cancel()
    expect(hasTooManyStreams()).toBe(false)
    for (const reader of readers.slice(1)) await reader.cancel()
  })
})

it('answers 503 while the API is unavailable, and 404 for a part that is empty', async () => {
  const send = () => sendSitemapPart(new Request(url), { area: 'jobs', part: 1 })
  readSitemapParts.mockRejectedValueOnce(new UnavailableError('GET /v1/sitemap: 503'))
  expect((await send()).status).toBe(503)
  readSitemapParts.mockResolvedValueOnce([])
  expect((await send()).status).toBe(404)
  readSitemapParts.mockRejectedValueOnce(new TypeError('a fault'))
  await expect(send()).rejects.toThrow('a fault')
})
