import { expect, test } from 'vitest'
import { readCsvRecords } from '@/backend/import/read/table-records'
import { readAll } from './read-all'

async function readRecords(...lines: readonly string[]) {
  async function* text() {
    yield lines.join('\n')
  }
  return readAll(readCsvRecords(text()))
}

async function readRows(...lines: readonly string[]) {
  return (await readRecords(...lines)).map(({ line, text }) => [line, text('id')])
}

test('ignores spaces around names and values', async () => {
  expect(await readRows(' id ,title', ' 7 ,Engineer')).toEqual([[2, '7']])
})

test('ignores empty lines between and after rows', async () => {
  const rows = await readRows('id,title', '1,Engineer', '', '2,Draughtsman', '')
  expect(rows.map(([, id]) => id)).toEqual(['1', '2'])
})

test('knows the first line of a row, also after rows of several lines', async () => {
  expect(await readRows('id,title', '1,"Engineer', 'of roads"', '2,Draughtsman', '3,')).toEqual([
    [2, '1'],
    [4, '2'],
    [5, '3'],
  ])
})

test('measures a row by its values, and treats an empty one as missing', async () => {
  const [record] = await readRecords('id,title,place', '7, Engineer ,')
  expect([record?.size, record?.text('title')]).toEqual([11, 'Engineer'])
  expect(['title', 'place', 'pay'].map((field) => record?.texts(field))).toEqual([
    ['Engineer'],
    [],
    [],
  ])
})

test('passes on an error of the input stream', async () => {
  const lost = new Error('the line is lost')
  async function* text() {
    yield 'id,title\n1,Engineer\n'
    throw lost
  }
  await expect(readAll(readCsvRecords(text()))).rejects.toBe(lost)
})
