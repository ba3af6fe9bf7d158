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
  expect([record?.size, record?.text('title')]).toEqual([9, 'Engineer'])
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

test('finds the header below a title, and leaves out sums and repeated headers', async () => {
  const header = 'No,Job title,Company,Notes'
  const rows = await readRecords(
    'VACANCIES OF NOVEMBER,,,',
    ',,,',
    header,
    '1,Welder,Acme,',
    header,
    '2,Surveyor,Delta',
    'Total,2,,',
  )
  expect(rows.map(({ line, text }) => [line, text('Job title'), text('Company')])).toEqual([
    [4, 'Welder', 'Acme'],
    [6, 'Surveyor', 'Delta'],
  ])
})

test.each([
  ['sep=;\nJob title;Company\nWelder, fitter;Acme', 'Welder, fitter'],
  ['Job title;Company\n"Welder; 5"" pipes";Acme', 'Welder; 5" pipes'],
  ['Job title|Company\nWelder of 5" pipes|Acme', 'Welder of 5" pipes'],
  ['Job title\tCompany\rWelder\tAcme', 'Welder'],
  ['"Job title","Company"\r\n"Welder\r\nFitter","Acme"\r\n', 'Welder\r\nFitter'],
])('reads %j', async (table, title) => {
  const [record] = await readRecords(table)
  expect([record?.text('Job title'), record?.text('Company')]).toEqual([title, 'Acme'])
})

test('reads the first of two columns with one name, and the second where it is empty', async () => {
  const [record] = await readRecords('Job title,Company,Salary,Salary', 'Welder,Acme,,500')
  expect(record?.fields()).toEqual(['Job title', 'Company', 'Salary', 'Salary (2)'])
})

test.each([
  ['the columns of which a row lacks', ['Job title,Company,Email', 'Welder,Acme', 'Fitter,Acme,x']],
  ['more values than columns', ['Job title,Company', 'Welder, fitter,Acme', '']],
  ['a last row that is cut off', ['Job title,Company,Notes', 'Welder,Acme,x', 'Fitter,Acme']],
])('refuses %s', async (_, lines) => {
  await expect(readRecords(...lines)).rejects.toThrow(/different number of fields|is cut off/)
})
