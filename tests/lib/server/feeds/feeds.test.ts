import fc from 'fast-check'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { FeedEntry, SearchFeed } from '@/lib/server/feeds/feed'
import { toAtom, toJsonFeed } from '@/lib/server/feeds/feed'
import { listJsonFeedProblems } from '@/tests/support/json-feed-schema'

const entry: FeedEntry = {
  id: 'https://visvakor.example/jobs/7',
  url: 'https://visvakor.example/jobs/7/site-engineer',
  title: 'Site Engineer <Bridges> & "Roads"',
  summary: 'Sesan Fibre · Phnom Penh. $700 a month. Closes 24 Nov 2026.',
  author: 'Sesan Fibre',
  language: 'en',
  publishedAt: '2026-11-10T01:00:00.000Z',
  updatedAt: '2026-11-12T03:04:05.000Z',
  tags: ['Civil', 'Full-time'],
}

const feed: SearchFeed = {
  title: 'Civil jobs in Siem Reap',
  selfUrl: 'https://visvakor.example/jobs.atom?categoryId=3&locationId=8',
  pageUrl: 'https://visvakor.example/jobs?categoryId=3&locationId=8',
  siteName: 'Visvakor',
  updatedAt: '2026-11-12T03:04:05.000Z',
  entries: [entry],
}

/** Throws at the first error in XML, including namespaces. */
function checkXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

test('an Atom reader reads all entries', () => {
  const read = parseAtomFeed(toAtom(feed))
  expect(read).toMatchObject({
    id: feed.selfUrl,
    title: { value: feed.title },
    updated: feed.updatedAt,
    authors: [{ name: 'Visvakor' }],
    links: [
      { rel: 'self', href: feed.selfUrl, type: 'application/atom+xml' },
      { rel: 'alternate', href: feed.pageUrl, type: 'text/html' },
    ],
  })
  expect(read.entries).toMatchObject([
    {
      id: entry.id,
      title: { value: entry.title },
      summary: { value: entry.summary },
      published: entry.publishedAt,
      updated: entry.updatedAt,
      authors: [{ name: 'Sesan Fibre' }],
      links: [{ rel: 'alternate', href: entry.url }],
      categories: [{ term: 'Civil' }, { term: 'Full-time' }],
    },
  ])
})

test('a JSON Feed reader reads the same entries', () => {
  const written = toJsonFeed({ ...feed, selfUrl: 'https://visvakor.example/jobs.json' })
  expect(parseJsonFeed(written)).toMatchObject({
    title: feed.title,
    feed_url: 'https://visvakor.example/jobs.json',
    home_page_url: feed.pageUrl,
    language: 'en',
    authors: [{ name: 'Visvakor' }],
    items: [
      {
        id: entry.id,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_text: entry.summary,
        date_published: entry.publishedAt,
        date_modified: entry.updatedAt,
        authors: [{ name: 'Sesan Fibre' }],
        tags: ['Civil', 'Full-time'],
        language: 'en',
      },
    ],
  })
  expect(listJsonFeedProblems(written)).toEqual([])
})

test('an entry without date or author has neither, and Khmer text is marked as Khmer', () => {
  const major = { ...entry, publishedAt: null, author: null, language: 'km' as const, tags: [] }
  const text = toAtom({ ...feed, entries: [major] })
  checkXml(text)
  expect(text).toContain('<entry xml:lang="km">')
  expect(text).not.toContain('<published>')
  expect(text.match(/<author>/g)).toHaveLength(1)
  const json = toJsonFeed({ ...feed, entries: [major] })
  expect(listJsonFeedProblems(json)).toEqual([])
  const [item] = JSON.parse(json).items
  expect(item).toMatchObject({ language: 'km' })
  for (const name of ['date_published', 'authors', 'tags']) expect(item).not.toHaveProperty(name)
})

test('one tag is written once, and a blank tag is left out', () => {
  const tagged = (tags: readonly string[]) => ({ ...feed, entries: [{ ...entry, tags }] })
  expect(JSON.parse(toJsonFeed(tagged(['Civil', ' ']))).items[0].tags).toEqual(['Civil'])
  expect(toAtom(tagged(['Civil', ' '])).match(/<category/g)).toHaveLength(1)
})

/** All that importers accept and more: lone surrogates, control characters, ends of CDATA, entities. */
const evil = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(']]>', '&', '<', '>', '"', "'", '\0', '\u0001', '\ud800', '\udfff'),
    maxLength: 12,
  }),
  fc.constantFrom(
    '<!DOCTYPE x [<!ENTITY e "e">]>&e;',
    '\ufffe\uffff',
    'វិស្វករ\u200b',
    '\u2028 \r\n ',
  ),
)

test('for any texts both formats are valid and contain every entry', () => {
  const entries = fc.array(
    fc.record({ title: evil, summary: evil, author: fc.option(evil), tags: fc.array(evil) }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(evil, evil, entries, (title, siteName, texts) => {
      const evilFeed = {
        ...feed,
        title,
        siteName,
        entries: texts.map((each) => ({ ...entry, ...each })),
      }
      const xml = toAtom(evilFeed)
      checkXml(xml)
      expect(xml.match(/<entry>/g)?.length ?? 0).toBe(texts.length)
      expect(Buffer.from(xml).toString()).toBe(xml)
      const json = toJsonFeed(evilFeed)
      expect(listJsonFeedProblems(json)).toEqual([])
      expect(JSON.parse(json).items).toHaveLength(texts.length)
    }),
  )
})
