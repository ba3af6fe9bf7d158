import { expect, test } from 'vitest'
import { readHtmlRecords } from '@/backend/import/read/html-records'
import { readAll } from './read-all'

async function readPage(page: string) {
  async function* text() {
    yield page
  }
  const records = await readAll(readHtmlRecords(text()))
  return records.map(({ line, text }) => [line, text('title')])
}

const data = (json: string, type = 'application/ld+json') =>
  `<script type="${type}">${json}</script>`

test('reads only the linked data among the scripts of a page', async () => {
  const page = [
    '',
    '<html><head><script>var a = "<b>"</script>',
    data('{"title": "not of this kind"}', 'application/json'),
    data('\n{"@type": "JobPosting",\n"title": "Engineer"}', 'application/ld+json; charset=utf-8'),
    '<style type="application/ld+json">{"title": "no script"}</style>',
    data('[{"@type": "JobPosting", "title": "Draughtsman"}]'),
  ]
  expect(await readPage(page.join('\n'))).toEqual([
    [4, 'Engineer'],
    [8, 'Draughtsman'],
  ])
})

test('reports the line of broken linked data', async () => {
  const page = `\n<html>\n${data('\n{"@type": "JobPosting",\n"title": }')}`
  await expect(readPage(page)).rejects.toThrow('line 5, column 10: this is not JSON')
  await expect(readPage(data('{} // done'))).rejects.toThrow('this is not JSON')
})

test('ignores a script that is not closed', async () => {
  expect(await readPage('<html><script type="application/ld+json">{"title": "a"}')).toEqual([])
})

test('reads linked data with a comma too many, of at most two hundred levels', async () => {
  const post = (levels: number) => {
    const deep = `${'[],'.repeat(300)}${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}`
    return data(`{"@type": "JobPosting", "title": "Engineer", "a": [${deep}],}`)
  }
  expect(await readPage(post(200))).toEqual([[1, 'Engineer']])
  await expect(readPage(post(201))).rejects.toThrow('this is not JSON')
})

test('refuses a page that is nested too deep before parsing it', async () => {
  const page = `<html>${'<div>'.repeat(300_000)}${data('{"@type": "JobPosting", "title": "a"}')}`
  await expect(readPage(page)).rejects.toThrow('HTML nested more than 500 deep')
})
