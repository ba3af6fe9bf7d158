import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { news } from '@/backend/db/schema/article'
import { advertisement, faq, letterTemplate, page } from '@/backend/db/schema/content'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { loadContent } from '@/tests/support/load-content'

const { db } = provideDatabase()
const monday = new Date('2026-03-09T05:00:00Z')
const tuesday = new Date('2026-03-10T05:00:00Z')

const unchanged = { added: 0, changed: 0, unchanged: 1, removed: 0 }
const added = { ...unchanged, added: 1, unchanged: 0 }

beforeEach(async () => {
  for (const table of [news, page, faq, letterTemplate, advertisement]) await db.delete(table)
})

async function readNews(slug: string) {
  const [row] = await db.select().from(news).where(eq(news.slug, slug))
  return row
}

test('writes every kind of content, and changes nothing when loaded again', async () => {
  const root = makeContentFolder()
  expect(await loadContent(db, root, monday)).toMatchObject({ news: added, templates: added })
  const before = await db.select().from(letterTemplate)
  const again = await loadContent(db, root, tuesday)
  expect(new Set(Object.values(again).map((counts) => JSON.stringify(counts)))).toEqual(
    new Set([JSON.stringify(unchanged)]),
  )
  expect(await db.select().from(letterTemplate)).toEqual(before)
})

test('ignores other files beside the texts', async () => {
  const root = makeContentFolder({ 'news/.DS_Store': 'of a desktop', 'news/one.md~': 'old' })
  expect(await loadContent(db, root, monday)).toMatchObject({ news: added })
})

test('dates a new article by its publication and a new page by the time it was loaded', async () => {
  await loadContent(db, makeContentFolder(), monday)
  expect(await readNews('one')).toMatchObject({
    publishedAt: new Date('2026-03-01T01:00:00Z'),
    updatedAt: new Date('2026-03-01T01:00:00Z'),
  })
  expect(await db.select({ updatedAt: page.updatedAt }).from(page)).toEqual([{ updatedAt: monday }])
})

test('updates the article of a changed file and keeps its id and views', async () => {
  await loadContent(db, makeContentFolder(), monday)
  await db.update(news).set({ views: 7 })
  const before = await readNews('one')
  const root = makeContentFolder({ 'news/one.md': articleFile({ title: 'Another' }) })
  const report = await loadContent(db, root, tuesday)
  expect(report.news).toEqual({ added: 0, changed: 1, unchanged: 0, removed: 0 })
  expect(report.pages).toEqual(unchanged)
  expect(await readNews('one')).toMatchObject({
    id: before?.id,
    title: 'Another',
    search: expect.stringContaining('another'),
    views: 7,
    updatedAt: tuesday,
  })
})

test('uses the stated date of change', async () => {
  const root = makeContentFolder({ 'news/one.md': articleFile({ updatedAt: '2026-03-05' }) })
  await loadContent(db, root, tuesday)
  expect((await readNews('one'))?.updatedAt).toEqual(new Date('2026-03-05T01:00:00Z'))
})

test('keeps an article with a stated slug when its file is renamed', async () => {
  await loadContent(db, makeContentFolder(), monday)
  const root = makeContentFolder({
    'news/one.md': null,
    'news/renamed.md': articleFile({ slug: 'one' }),
  })
  expect((await loadContent(db, root, tuesday)).news).toEqual(unchanged)
})

test('removes an article when its file is removed', async () => {
  const two = articleFile({ title: 'Two' })
  await loadContent(db, makeContentFolder({ 'news/two.md': two }), monday)
  const report = await loadContent(db, makeContentFolder(), tuesday)
  expect(report.news).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 1 })
  expect(await readNews('two')).toBeUndefined()
})

test('writes everything once with two processes at once', async () => {
  const root = makeContentFolder()
  await Promise.all([loadContent(db, root, monday), loadContent(db, root, monday)])
  expect(await db.$count(news)).toBe(1)
})
