import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Content, contentFolder, readContent } from '@/backend/content/load-content'
import { letterTemplate } from '@/backend/db/schema/content'
import { inspectFile } from '@/backend/platform/storage/inspect/inspect-file'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { provideDatabase } from '@/tests/support/database'
import { loadContent } from '@/tests/support/load-content'

const { db } = provideDatabase()
let content: Content

beforeAll(async () => {
  content = await readContent(contentFolder)
  await loadContent(db, contentFolder, new Date('2026-03-10T05:00:00Z'))
})

const countWords = (html: string) => htmlToLine(html).split(' ').length

test('has a minimum number of texts of each kind', () => {
  expect(content.news.length).toBeGreaterThanOrEqual(40)
  expect(content.careerAdvice.length).toBeGreaterThanOrEqual(30)
  expect(content.interviewTips.length).toBeGreaterThanOrEqual(15)
  expect(content.templates.length).toBeGreaterThanOrEqual(20)
  expect(content.faqs.length).toBeGreaterThanOrEqual(25)
})

test('has every page of spec §2 and how to apply', () => {
  expect(content.pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      ...['how-to-register', 'how-to-post-job', 'about-us', 'frequently-asked-questions'],
      ...['corporate-member', 'terms-and-conditions', 'how-to-apply'],
    ]),
  )
})

test('has articles of at least 120 words with unique titles and texts', () => {
  const articles = [...content.news, ...content.careerAdvice, ...content.interviewTips]
  expect(articles.filter(({ body }) => countWords(body) < 120).map(({ slug }) => slug)).toEqual([])
  expect(new Set(articles.map(({ body }) => body)).size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

test('has an advertisement for each placement', () => {
  expect(content.advertisements.map(({ slug }) => slug)).toEqual(['detail-main', 'home-main'])
})

describe('links', () => {
  const texts = () => [
    ...[...content.news, ...content.careerAdvice, ...content.interviewTips, ...content.pages].map(
      ({ body }) => body,
    ),
    ...content.templates.map(({ description }) => description),
    ...content.faqs.map(({ answer }) => answer),
  ]
  const addresses = () =>
    texts().flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''))

  test('lead to our own pages that exist', () => {
    const pages = content.pages.map(({ slug }) => `/page/${slug}`)
    const known = [
      '/contact-us',
      '/career-advices',
      '/cv-cover-letter',
      '/job-interview-tips',
      '/notifications',
    ]
    expect(addresses().filter((href) => ![...pages, ...known].includes(href))).toEqual([])
    expect(addresses().length).toBeGreaterThan(10)
  })
})

test('has templates that are Word documents which our own upload accepts', async () => {
  const rows = await db.select().from(letterTemplate)
  expect(rows).toHaveLength(content.templates.length)
  for (const { slug, file, fileSize } of rows) {
    const { 'word/document.xml': document } = unzipSync(file)
    const xml = strFromU8(document ?? new Uint8Array())
    expect(xml, slug).toMatch(/<w:document [\s\S]*\[Your full name\][\s\S]*<\/w:document>$/)
    expect(await inspectFile(file), slug).toMatchObject({ kind: 'document', extension: 'docx' })
    expect(fileSize, slug).toBe(file.length)
  }
})
