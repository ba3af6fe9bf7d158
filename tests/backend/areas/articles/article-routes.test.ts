import { beforeAll, describe, expect, test } from 'vitest'
import { article, articleSummary, tip, tipSummary } from '@/lib/contract/articles/article'
import { pageOf } from '@/lib/contract/common'
import { provideApi } from '@/tests/support/app'
import { type ArticlePath, addArticles } from '@/tests/support/articles'

const { db, api } = provideApi()

const get = async (url: string) => {
  const response = await api.app.inject(url)
  return { status: response.statusCode, body: response.json() }
}

describe.each([
  ['/v1/news', pageOf(articleSummary.strict()), article.strict()],
  ['/v1/careers-advice', pageOf(articleSummary.strict()), article.strict()],
  ['/v1/job-interview-tips', pageOf(tipSummary.strict()), tip.strict()],
] as const)('%s', (path: ArticlePath, listReply, oneReply) => {
  let ids: number[] = []

  beforeAll(async () => {
    ids = await addArticles(
      db,
      path,
      { slug: 'old', publishedAt: '2026-01-01T01:00:00Z', topic: 'Exams' },
      {
        slug: 'whole',
        title: 'Réseau & grid',
        titleKm: 'បណ្តាញអគ្គិសនី',
        summary: 'Solar on every roof.',
        body: '## Why\n\nInverters *trip*; see [jobs](/jobs).',
        publishedAt: '2026-03-02T01:00:00Z',
      },
      { slug: 'sibling', publishedAt: '2026-02-01T01:00:00Z' },
      { slug: 'same-moment', publishedAt: '2026-02-01T01:00:00Z', topic: 'Water' },
      { slug: 'tomorrow', publishedAt: '2026-03-11T01:00:00Z' },
    )
  })

  const titles = async (query = '') => {
    const { body } = await get(`${path}${query}`)
    return body.data.map(({ title }: { title: string }) => title)
  }

  test('lists published articles, newest first, with all fields of a card', async () => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    const page = listReply.parse(body)
    expect(page).toMatchObject({ total: 4, totalIsExact: true, limit: 20, offset: 0 })
    expect(page.data.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[2], ids[0]])
    expect(page.data[0]).toMatchObject({
      title: 'Réseau & grid',
      titleKm: 'បណ្តាញអគ្គិសនី',
      summary: 'Solar on every roof.',
      author: 'News desk',
      topic: 'Power',
      publishedAt: '2026-03-02T01:00:00.000Z',
      readingMinutes: 1,
    })
  })

  test('shows an article from the moment it is published', async () => {
    api.clock.set('2026-03-11T00:59:59Z')
    const before = await get(`${path}/${ids[4]}`)
    api.clock.set('2026-03-11T01:00:00Z')
    const after = await get(`${path}/${ids[4]}`)
    expect([before.status, after.status]).toEqual([404, 200])
    // Of four others.
    expect(after.body.related).toHaveLength(3)
  })

  test('pages do not overlap', async () => {
    const pages = await Promise.all([0, 2].map((at) => titles(`?limit=2&offset=${at}`)))
    expect(new Set(pages.flat()).size).toBe(4)
  })

  test.each(['reseau', 'GRID', 'solar roof', 'inverter', 'power trip', 'អគ្គិសនី', 'invertar'])(
    'finds an article by "%s" in its title, summary or body',
    async (words) => {
      expect(await titles(`?searchText=${encodeURIComponent(words)}`)).toContain('Réseau & grid')
    },
  )

  test('finds nothing for a word that no article has', async () => {
    const { body } = await get(`${path}?searchText=zeppelin`)
    expect(body).toMatchObject({ total: 0, data: [] })
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=10001', 'offset'],
    [`searchText=${'a'.repeat(201)}`, 'searchText'],
    ['searchText=a%00b', 'searchText'],
  ])('rejects %s with the path of the error', async (query, field) => {
    const { status, body } = await get(`${path}?${query}`)
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  })

  test('returns a whole article, related ones of its topic first', async () => {
    const { status, body } = await get(`${path}/${ids[1]}`)
    expect(status).toBe(200)
    expect(oneReply.parse(body)).toMatchObject({
      body: '<h2>Why</h2>\n<p>Inverters <em>trip</em>; see <a href="/jobs">jobs</a>.</p>',
      related: [{ title: 'Article sibling' }, { title: 'Article same-moment' }, { id: ids[0] }],
    })
  })

  test('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get(`${path}/2147483647`)).status).toBe(404)
    for (const id of ['0', '-1', 'abc', '1.5', '9223372036854775808', '%00']) {
      expect((await get(`${path}/${id}`)).status, id).toBe(400)
    }
  })
})
