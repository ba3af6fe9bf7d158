import { expect, test } from 'vitest'
import { jobPosting } from '@/backend/import/formats/job-posting'
import { importedVacancySchema } from '@/backend/import/imported-vacancy'
import { readHtmlRecords } from '@/backend/import/read/html-records'
import { listMicrodataItems } from '@/backend/import/read/microdata'
import { readAll } from './read-all'

function readPage(page: string) {
  async function* text() {
    yield page
  }
  return readAll(readHtmlRecords(text()))
}

const POSTING = `<!doctype html>
<body>
<article itemscope itemtype="https://schema.org/JobPosting">
  <h1 itemprop="title">Structural <b>Engineer</b></h1>
  <meta itemprop="identifier" content="SE-9">
  <div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
    <span itemprop="name">Bayon Construction</span>
  </div>
  <div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
    <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="addressLocality">Siem Reap</span><meta itemprop="addressCountry" content="KH">
    </div>
  </div>
  <time itemprop="datePosted" datetime="2026-11-18">18 November</time>
  <span itemprop="employmentType">FULL_TIME</span>
  <div itemprop="description"><p>Design beams.</p><ul><li>ETABS</li></ul></div>
  <a itemprop="url" href="https://bayon.example/se-9">Apply</a>
</article>
</body>`

test('reads a posting in microdata with its nested items', async () => {
  const [record, ...more] = await readPage(POSTING)
  if (record === undefined) throw new Error('no posting was found')
  expect(more).toEqual([])
  expect(record.line).toBe(3)
  expect(importedVacancySchema.parse(jobPosting.toVacancy(record))).toMatchObject({
    reference: 'SE-9',
    title: 'Structural Engineer',
    companyName: 'Bayon Construction',
    places: [{ city: 'Siem Reap', country: 'KH' }],
    description: '<p>Design beams.</p><ul><li>ETABS</li></ul>',
    typeWords: ['FULL TIME'],
    url: 'https://bayon.example/se-9',
    postedAt: new Date('2026-11-17T17:00:00Z'),
  })
})

test('reads each posting once from a page with JSON-LD and microdata', async () => {
  const script =
    '<script type="application/ld+json">{"@type":"JobPosting","title":"GIS Officer"}</script>'
  const records = await readPage(POSTING.replace('<body>', `<body>${script}`))
  expect(records.map(({ text }) => text('title'))).toEqual(['GIS Officer'])
})

test('ignores microdata of other types', async () => {
  const page = POSTING.replace('schema.org/JobPosting', 'schema.org/Article')
  expect(await readPage(page)).toEqual([])
})

test('finds postings in a list, and stops at properties nested too deep', async () => {
  const list = `<html><ul itemscope itemtype="https://schema.org/ItemList">${POSTING.replace(
    'itemscope itemtype="https://schema.org/JobPosting"',
    'itemprop="itemListElement" itemscope itemtype="https://schema.org/JobPosting"',
  ).replace('<!doctype html>', '')}</ul>`
  expect((await readPage(list)).map(({ text }) => text('title'))).toEqual(['Structural Engineer'])
  const deep = '<div itemscope itemprop="a">'.repeat(400)
  expect(await readPage(`<html>${deep}`)).toEqual([])
})

test('keeps twenty levels of properties, whatever stands before and between them', () => {
  const closed = '<b itemprop="b">x</b>'.repeat(30)
  const deep = '<i itemscope itemprop="a"><u>'.repeat(20)
  let thing: object = { '@type': [] }
  for (let level = 2; level <= 20; level += 1) thing = { '@type': [], a: thing }
  expect(listMicrodataItems(`\n\n<div itemscope>${closed}${deep}`)).toEqual([
    { line: 3, thing: { ...thing, b: Array(30).fill('x') } },
  ])
})
