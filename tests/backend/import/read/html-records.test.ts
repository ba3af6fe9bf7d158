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

test('of the scripts of a page the linked data alone is read', async () => {
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

test('linked data that is broken says on which line of the page', async () => {
  const page = `\n<html>\n${data('\n{"@type": "JobPosting",\n"title": }')}`
  await expect(readPage(page)).rejects.toThrow('line 5, column 10: this is not JSON')
})

test('a script that never ends is none', async () => {
  expect(await readPage('<html><script type="application/ld+json">{"title": "a"}')).toEqual([])
})

test('a page nested without end is refused before it is read', async () => {
  const page = `<html>${'<div>'.repeat(300_000)}${data('{"@type": "JobPosting", "title": "a"}')}`
  await expect(readPage(page)).rejects.toThrow('HTML nested more than 500 deep')
})
