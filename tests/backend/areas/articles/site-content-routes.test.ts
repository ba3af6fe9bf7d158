import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { advertisement, faq, page, setting } from '@/backend/db/schema/content'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { advertisementSchema as advertisementReply } from '@/lib/contract/articles/advertisement'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { pageSchema as pageReply } from '@/lib/contract/articles/page'
import { provideApi } from '@/tests/support/app'

const { db, api } = provideApi()
const stored = (slug: string) => ({ slug, contentHash: slug, updatedAt: new Date('2026-03-02') })

beforeAll(async () => {
  await db.insert(page).values({
    ...stored('about-us'),
    title: 'About us',
    titleKm: 'អំពីយើង',
    summary: 'Who we are.',
    body: '<p>Hello.</p>',
  })
  const question = (slug: string, position: number, text: string) => ({
    ...stored(slug),
    question: text,
    answer: `<p>${text} Yes.</p>`,
    topic: 'Searching',
    position,
    search: toSearchColumn(text, ['Searching']),
  })
  await db
    .insert(faq)
    .values([question('b', 20, 'Can I search in Khmer?'), question('a', 10, 'Is it free?')])
  await db.insert(advertisement).values({
    ...stored('home-main'),
    title: 'Templates',
    text: 'Twenty of them.',
    url: '/cv-cover-letter',
    label: 'Choose one',
    pictureUrl: '/pictures/a.png',
  })
})

const get = async (url: string) => {
  const response = await api.app.inject(url)
  return { status: response.statusCode, body: response.json() }
}

describe('GET /v1/page/{slug}', () => {
  test('returns the page', async () => {
    const { status, body } = await get('/v1/page/about-us')
    expect(status).toBe(200)
    expect(pageReply.strict().parse(body)).toMatchObject({
      slug: 'about-us',
      titleKm: 'អំពីយើង',
      body: '<p>Hello.</p>',
      updatedAt: '2026-03-02T00:00:00.000Z',
    })
  })

  test('answers 404 for an unknown slug and 400 for an invalid one', async () => {
    expect((await get('/v1/page/nowhere')).status).toBe(404)
    for (const slug of ['About', '..%2Fetc', 'a--b', '%00', 'a'.repeat(81)]) {
      expect((await get(`/v1/page/${slug}`)).status, slug).toBe(400)
    }
  })
})

test('GET /v1/how-to-apply returns the page of that slug, and 404 while there is none', async () => {
  expect((await get('/v1/how-to-apply')).status).toBe(404)
  await db.insert(page).values({
    ...stored('how-to-apply'),
    title: 'How to apply',
    summary: 'In short.',
    body: '<p>So.</p>',
  })
  expect((await get('/v1/how-to-apply')).body).toMatchObject({ title: 'How to apply' })
})

describe('GET /v1/faq', () => {
  test('lists questions in reading order', async () => {
    const { body } = await get('/v1/faq')
    const { data, total } = faqEndpoints.list.reply.parse(body)
    expect([total, data.map(({ question }) => question)]).toEqual([
      2,
      ['Is it free?', 'Can I search in Khmer?'],
    ])
  })

  test('supports search and paging', async () => {
    expect((await get('/v1/faq?searchText=khmer')).body).toMatchObject({ total: 1 })
    const { body } = await get('/v1/faq?limit=1&offset=1')
    expect(body).toMatchObject({ total: 2, data: [{ question: 'Can I search in Khmer?' }] })
    expect((await get('/v1/faq?offset=-1')).status).toBe(400)
  })
})

describe('GET /v1/advertisements/{id}', () => {
  test('returns the advertisement of a placement', async () => {
    const { status, body } = await get('/v1/advertisements/home-main')
    expect(status).toBe(200)
    expect(advertisementReply.strict().parse(body)).toEqual({
      id: 'home-main',
      title: 'Templates',
      text: 'Twenty of them.',
      url: '/cv-cover-letter',
      label: 'Choose one',
      picture: { url: '/pictures/a.png' },
    })
  })

  test('answers 404 without an advertisement and 400 for an invalid placement', async () => {
    expect((await get('/v1/advertisements/detail-main')).status).toBe(404)
    expect((await get('/v1/advertisements/nowhere')).status).toBe(404)
    expect((await get(`/v1/advertisements/${'a'.repeat(41)}`)).status).toBe(400)
  })
})

describe('GET /v1/google-analytic', () => {
  test.each([
    [null, null],
    ['', null],
    ['"><script>', null],
    [' G-ABC1234567 ', 'G-ABC1234567'],
  ])('reads the setting %j as %j', async (value, measurementId) => {
    await db.delete(setting).where(eq(setting.key, 'Google Analytics'))
    await db.insert(setting).values({ key: 'Google Analytics', value })
    expect(await get('/v1/google-analytic')).toEqual({ status: 200, body: { measurementId } })
  })

  test('returns null without the setting', async () => {
    await db.delete(setting)
    expect((await get('/v1/google-analytic')).body).toEqual({ measurementId: null })
  })
})
