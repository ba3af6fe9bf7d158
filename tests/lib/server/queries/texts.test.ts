import { zipSync } from 'fflate'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readContentPages } from '@/lib/server/queries/articles'
import { readTemplatePreview } from '@/lib/server/queries/document-templates'
import { readSitemapPage } from '@/lib/server/queries/sitemap'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'
import { provideMockServer } from '@/tests/support/mock-server'

// Next provides these only while it renders.
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const API = 'http://api.example:4000'
const server = provideMockServer()

beforeEach(() => {
  vi.stubEnv('API_URL', API)
})

const missing = () => HttpResponse.json({ statusCode: 404, message: 'No.' }, { status: 404 })

test('lists the content pages in order without their text, and skips missing ones', async () => {
  const [first = '', gone, ...others] = CONTENT_PAGES
  server.use(
    http.get(`${API}/v1/page/:slug`, ({ params: { slug } }) =>
      slug === gone
        ? missing()
        : HttpResponse.json({
            slug,
            title: `Of ${slug}`,
            titleKm: null,
            summary: 'Of us.',
            body: '<p>Text.</p>',
            updatedAt: '2026-11-01T00:00:00.000Z',
          }),
    ),
  )
  const pages = await readContentPages()
  expect(pages.map(({ slug }) => slug)).toEqual([first, ...others])
  expect(pages[0]).toMatchObject({ title: `Of ${first}` })
  expect(pages[0]).not.toHaveProperty('body')
})

test('previews a template by the text of its document', async () => {
  const xml =
    '<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>'
  const file = zipSync({ 'word/document.xml': new TextEncoder().encode(xml) })
  server.use(
    http.get(`${API}/v1/cv-cover-letters/7/file`, () =>
      HttpResponse.arrayBuffer(file.slice().buffer),
    ),
  )
  expect(await readTemplatePreview(7)).toEqual([
    { role: 'text', words: 'Hello', right: '', isBold: false },
  ])
})

test('has no preview for a template without a document', async () => {
  server.use(http.get(`${API}/v1/cv-cover-letters/7/file`, missing))
  expect(await readTemplatePreview(7)).toBeNull()
})

test('reads a part of the sitemap from the start, or after a cursor', async () => {
  const asked: string[] = []
  server.use(
    http.get(`${API}/v1/sitemap/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      return HttpResponse.json({ data: [], next: null })
    }),
  )
  expect(await readSitemapPage({ area: 'jobs', part: 1 }, null)).toEqual({
    data: [],
    next: null,
  })
  await readSitemapPage({ area: 'jobs', part: 1 }, 400)
  expect(asked[0]).not.toContain('?')
  expect(asked[1]).toBe(`${asked[0]}?after=400`)
})
