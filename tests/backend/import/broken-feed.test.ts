import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { job } from '@/backend/db/schema/vacancy'
import { BrokenFeedError } from '@/backend/import/broken-feed-error'
import { importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from './feed-file'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()

/** The message of the import's failure; fails the test when the import does not fail. */
async function failureOf(file: string): Promise<string> {
  const error = await importFeed(db, file).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BrokenFeedError)
  return error instanceof Error ? error.message : ''
}

afterEach(async () => {
  expect(await db.$count(job)).toBe(0)
  expect(await db.$count(company)).toBe(0)
})

describe('a truncated feed', () => {
  const xml = readFileSync(realFeed('hellowork.xml'))
  const csv = readFileSync(realFeed('leboncoin.csv'))

  it.each([1, 20, 60, 200, 5_000, 12_000, 20_000, xml.length - 8])(
    'after %i bytes of XML changes nothing and names the position',
    async (length) => {
      expect(await failureOf(writeFeed(xml.subarray(0, length)))).toMatch(/^line \d+, column \d+: /)
    },
  )

  it('after many entries were written changes nothing', async () => {
    const entries = Array.from({ length: 450 }, (_, index) => ({ referencenumber: `${index}` }))
    const feed = joobleFeed(entries)
    const message = await failureOf(writeFeed(feed.slice(0, -20)))
    expect(message).toMatch(/^line 67\d\d, column \d+: unclosed tag: /)
  })

  it.each([2_000, 4_100, csv.length - 12])(
    'after %i bytes of CSV changes nothing and names the row',
    async (length) => {
      expect(await failureOf(writeFeed(csv.subarray(0, length)))).toMatch(/^line (2|37)\b.*: /)
    },
  )

  it('as gzip changes nothing', async () => {
    const packed = gzipSync(xml)
    expect(await failureOf(writeFeed(packed.subarray(0, packed.length / 2)))).toContain(
      'the gzip file ends before its data does',
    )
  })

  it('in the middle of a character names the position', async () => {
    const feed = Buffer.from('<jobs><job><title>វិ')
    expect(await failureOf(writeFeed(feed.subarray(0, -1)))).toBe(
      'line 1, column 20: the file ends in the middle of a character. Fetch the whole file again',
    )
  })
})

describe('a malformed feed', () => {
  it('is rejected with the row of a CSV that has too many fields', async () => {
    const feed = readFileSync(realFeed('leboncoin.csv'), 'utf8')
    expect(await failureOf(writeFeed(`${feed}"1","2","3"\n`))).toMatch(
      /^line 6\d: this row has a different number of fields/,
    )
  })

  it('is rejected with the line of a bare ampersand in XML, but not of one in CDATA', async () => {
    const feed = (link: string) =>
      writeFeed(`<jobs>\n<job><title><![CDATA[R&D]]></title>\n<link>${link}</link></job></jobs>`)
    expect(await failureOf(feed('?a=1&b=2'))).toContain('a bare & on line 3 may be the cause')
    expect(await failureOf(feed('a</b>'))).not.toContain('bare &')
  })

  it('is rejected when a quote is not closed', async () => {
    const feed = readFileSync(realFeed('leboncoin.csv'), 'utf8')
    expect(await failureOf(writeFeed(`${feed}"1","2`))).toContain('never ends')
  })

  it('is rejected with the position of bytes in another encoding', async () => {
    const feed = Buffer.from(joobleFeed([{ title: 'X' }]).replace('X', 'Ingénieur'), 'latin1')
    expect(await failureOf(writeFeed(feed))).toMatch(
      /^line 5, column 24: there are bytes here that are not UTF-8/,
    )
  })

  it('is rejected for a NUL', async () => {
    expect(await failureOf(writeFeed(joobleFeed([{ title: 'a\u0000b' }])))).toMatch(
      /^line 5, column \d+: disallowed character/,
    )
  })

  it('is rejected for a DOCTYPE with entities, without reading them', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE jobs [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
      <jobs><job><title>&b;</title></job></jobs>`
    expect(await failureOf(writeFeed(bomb))).toContain('a DOCTYPE is not accepted in a feed')
  })

  it('is rejected for an entry that never ends, without keeping it in memory', async () => {
    const endless = `<jobs><job><description><![CDATA[${'a'.repeat(6_000_000)}`
    expect(await failureOf(writeFeed(endless))).toContain('more than 5 million characters')
  })

  it('is rejected for elements nested too deep', async () => {
    expect(await failureOf(writeFeed(`<jobs>${'<a>'.repeat(200)}`))).toContain('nested too deep')
  })
})

describe('an unknown file', () => {
  it.each([
    ['a feed of another dialect', '<opml><body/></opml>', 'its first element is <opml>'],
    [
      'a known root with other fields',
      '<root><job><id>1</id></job></root>',
      'the fields of its first entry are of none; its first entry has id',
    ],
    [
      'JSON with other fields',
      '[{"a": 1}]',
      'the fields of its first entry are of none; its first entry has a',
    ],
    [
      'a CSV with other columns',
      'a,b\n1,2\n',
      'the fields of its first entry are of none; its first entry has a, b; the first row has to name the columns: "Job title", "Company", "Description"',
    ],
  ])('is rejected with its fields and what to do: %s', async (_, content, found) => {
    const message = await failureOf(writeFeed(content, 'jooble.xml'))
    expect(message).toBe(
      `this is not a known feed format: ${found}. docs/import.md lists the formats and the names of columns that are understood; for another format, "npm run import -- map FILE" proposes a mapping to complete and to give with --mapping`,
    )
  })

  it.each(['<jobs></jobs>', '<!doctype html><p>Jobs</p>', 'title,company,description\n'])(
    'without entries is rejected with what to do: %j',
    async (content) => {
      expect(await failureOf(writeFeed(content, 'jooble.xml'))).toBe(
        'it has no entries. Open it: an empty board changes nothing; if it has entries, their format is not known and needs a mapping (docs/import.md)',
      )
    },
  )

  it('is reported as empty', async () => {
    expect(await failureOf(writeFeed(''))).toBe('the file is empty. Fetch it again')
  })

  it('is reported as missing', async () => {
    expect(await failureOf('/nowhere/jobs.xml')).toContain('there is no such file')
  })

  it('is reported as a folder', async () => {
    expect(await failureOf('/')).toContain('this is a folder')
  })
})
