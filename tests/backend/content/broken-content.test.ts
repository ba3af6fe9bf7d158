import { describe, expect, test } from 'vitest'
import { news } from '@/backend/db/schema/article'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { loadContent } from '@/tests/support/load-content'

const { db } = provideDatabase()
const now = new Date('2026-03-10T05:00:00Z')

const ad = (url: string) => `---\ntitle: Buy\nurl: ${url}\nlabel: Here\n---\nNow.\n`

describe('rejects a broken file by file and line and changes nothing', () => {
  test.each([
    ['no fields', 'news/two.md', 'Only text.', 'news/two.md: line 1: begin the file with fields'],
    ['fields without an end', 'news/two.md', '---\ntitle: A\n', 'news/two.md: line 1: begin the'],
    ['a field that is missing', 'news/two.md', articleFile({ topic: null }), 'line 1: topic: '],
    ['an unknown field', 'news/two.md', articleFile({ colour: 'red' }), 'line 7: colour: '],
    ['an empty field', 'news/two.md', articleFile({ author: '""' }), 'line 4: author: must not be'],
    ['a title too long', 'news/two.md', articleFile({ title: 'a'.repeat(121) }), 'line 2: title: '],
    [
      'an impossible day',
      'news/two.md',
      articleFile({ publishedAt: '2026-02-30' }),
      'line 6: publ',
    ],
    ['invalid YAML', 'news/two.md', articleFile({ title: '"open' }), /line \d+: .*quote/],
    [
      'a field twice',
      'news/two.md',
      articleFile({ title: 'a\ntitle: b' }),
      'line 3: Map keys must',
    ],
    ['no text', 'news/two.md', articleFile({}, ''), 'news/two.md: line 1: there is no text'],
    ['a name with capitals', 'news/Two.md', articleFile(), 'news/Two.md: line 1: name the file'],
    [
      'a slug twice',
      'news/two.md',
      articleFile({ slug: 'one' }),
      'news/two.md: line 1: the slug "one" is already that of news/one.md',
    ],
    ['a script as an address', 'advertisements/home-main.md', ad('javascript:x'), 'line 3: url: '],
    [
      'another host as a path',
      'advertisements/home-main.md',
      ad('//evil.example'),
      'line 3: url: ',
    ],
    ['an unknown placement', 'advertisements/top.md', ad('/jobs'), '"home-main" or "detail-main"'],
    [
      'a position that is not a number',
      'faq/two.md',
      '---\nquestion: Why?\ntopic: A\nposition: first\n---\nSo.\n',
      'faq/two.md: line 4: position: must be a whole number',
    ],
    [
      'a document without sections',
      'templates/two.md',
      articleFile({
        kind: 'cv',
        field: 'a',
        level: 'b',
        author: null,
        topic: null,
        document: '{}',
      }),
      /templates\/two.md: line \d: document/,
    ],
  ])('%s', async (_, file, text, message) => {
    const root = makeContentFolder({ [file]: text })
    await expect(loadContent(db, root, now)).rejects.toThrow(message)
    expect(await db.$count(news)).toBe(0)
  })
})

test('refuses a folder without files instead of removing everything', async () => {
  await loadContent(db, makeContentFolder(), now)
  const root = makeContentFolder({ 'faq/one.md': null })
  await expect(loadContent(db, root, now)).rejects.toThrow(/There are no \.md files in .*faq/)
  expect(await db.$count(news)).toBe(1)
})

test('allows a folder without news and advertisements', async () => {
  await loadContent(db, makeContentFolder(), now)
  const without = { 'news/one.md': null, 'advertisements/home-main.md': null }
  const report = await loadContent(db, makeContentFolder(without), now)
  expect([report.news.removed, report.advertisements.removed]).toEqual([1, 1])
  expect(await db.$count(news)).toBe(0)
})
