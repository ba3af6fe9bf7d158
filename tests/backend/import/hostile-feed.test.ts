import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { job } from '@/backend/db/schema/vacancy'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'
import { type JoobleEntry, joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()

beforeEach(async () => {
  await db.delete(job)
  await db.delete(company)
})

/** Imports one entry and returns the vacancy. */
async function takeOne(entry: JoobleEntry) {
  return takeFeed(joobleFeed([entry]))
}

async function takeFeed(feed: string | Buffer) {
  const { report } = await importAll(db, writeFeed(feed))
  expect(report).toMatchObject({ taken: 1, skipped: [] })
  const [vacancy] = await db.select().from(job)
  return vacancy
}

describe('hostile HTML', () => {
  it('is stripped of scripts, handlers and script addresses, and keeps its text', async () => {
    const vacancy = await takeOne({
      description: `<p onclick="steal()">Build <strong>bridges</strong></p><script>steal()</script>
        <img src=x onerror="steal()"><a href="javascript:steal()">apply</a><svg onload=steal()>`,
    })
    expect(vacancy?.description).toContain('<strong>bridges</strong>')
    expect(vacancy?.description).toContain('apply')
    expect(vacancy?.description).not.toMatch(/steal|script|onerror|<img|<svg/i)
  })

  it('is reduced to text in a title and an employer', async () => {
    const vacancy = await takeOne({
      title: '<b>R&amp;D</b> engineer &lt;HVAC&gt;<script>steal()</script>\u202Edne',
      company: 'Tom &amp; S&#243;n <img src=x onerror=steal()>',
    })
    expect(vacancy?.title).toBe('R&D engineer <HVAC>dne')
    const employers = await db.select({ name: company.name }).from(company)
    expect(employers).toEqual([{ name: 'Tom & Són' }])
  })

  it.each(['javascript:steal()', 'data:text/html,x', 'ftp://jobs.example/1', '/jobs/1', ''])(
    'adds no address for applications from %j',
    async (url) => {
      expect((await takeOne({ url }))?.applyUrl).toBeNull()
    },
  )
})

describe('unusual text', () => {
  it('is kept in Khmer and right-to-left scripts', async () => {
    const vacancy = await takeOne({
      title: 'វិស្វករ\u200Bសំណង់ស៊ីវិល',
      company: 'شركة الهندسة',
      description: '<p>מהנדס — មហាវិទ្យាល័យ 👷‍♀️</p>',
    })
    expect(vacancy?.title).toBe('វិស្វករ\u200Bសំណង់ស៊ីវិល')
    expect(vacancy?.description).toBe('<p>מהנדס — មហាវិទ្យាល័យ 👷‍♀️</p>')
    const employers = await db.select({ name: company.name }).from(company)
    expect(employers).toEqual([{ name: 'شركة الهندسة' }])
  })

  it('is accepted in a description of a million characters', async () => {
    const sentence = '<p>Concrete and steel, ten hours a day. </p>'
    const description = sentence.repeat(Math.ceil(1_000_000 / sentence.length))
    expect((await takeOne({ description }))?.description.length).toBeGreaterThan(900_000)
  })

  it.each([
    ['a company name that grows when folded', { company: '\uFDFA'.repeat(200) }],
    ['a name of punctuation only', { company: '!!!' }],
    ['an endless place', { city: 'Kep '.repeat(100_000) }],
    ['a date in the year 9999', { date_expired: '9999-12-31' }],
    ['an endless address', { url: `https://jobs.example/${'a'.repeat(1_000_000)}` }],
  ])('is accepted as %s', async (_, entry) => {
    expect((await takeOne(entry))?.sourceRef).toBe('1')
  })

  it.each([
    [
      'a title that is too long',
      { title: 'a'.repeat(2_000_000) },
      'title is longer than 300 characters',
    ],
    [
      'HTML nested too deep',
      { description: `${'<div>'.repeat(300_000)}text` },
      'has HTML nested more than 500 deep',
    ],
    [
      'a description that is too long',
      { description: 'a '.repeat(1_500_000) },
      'has a text longer than 2000000 characters',
    ],
  ])('only skips its own entry as %s', async (_, entry, reason) => {
    const { report } = await importAll(db, writeFeed(joobleFeed([entry, { referencenumber: '2' }])))
    expect(report).toMatchObject({ taken: 1, skippedTotal: 1 })
    expect(report.skipped[0]?.reason).toContain(reason)
  })

  it('is freed from NUL characters in CSV', async () => {
    const vacancy = await takeFeed(
      'redirection,ville,entreprise,description,titre,identifiant,région,code postal\n' +
        'https://jobs.example/1,Lille,Acme\u0000,Some\u0000 text,Engi\u0000neer,1\u0000,Nord,59000\n',
    )
    expect(vacancy).toMatchObject({ sourceRef: '1', title: 'Engi neer' })
    expect(vacancy?.description).toBe('<p>Some text</p>')
  })
})

describe('encodings', () => {
  const feed = joobleFeed([{ title: 'Ingénieur – béton' }])

  it('reads windows-1252 when the XML declaration names it', async () => {
    const declared = feed.replace('UTF-8', 'ISO-8859-1').replace('–', '\u0096')
    expect((await takeFeed(Buffer.from(declared, 'latin1')))?.title).toBe('Ingénieur – béton')
  })

  it('reads UTF-8 with a byte order mark', async () => {
    expect((await takeFeed(`\uFEFF${feed}`))?.title).toBe('Ingénieur – béton')
  })

  it('reads UTF-16 with a byte order mark', async () => {
    const utf16 = Buffer.from(`\uFEFF${feed.replace('UTF-8', 'UTF-16')}`, 'utf16le')
    expect((await takeFeed(utf16))?.title).toBe('Ingénieur – béton')
  })

  it('unpacks gzip', async () => {
    expect((await takeFeed(gzipSync(feed)))?.title).toBe('Ingénieur – béton')
  })
})
