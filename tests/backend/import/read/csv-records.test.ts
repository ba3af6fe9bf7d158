import { expect, test } from 'vitest'
import { countNames, readCsvRecords } from '@/backend/import/read/table-records'
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

test('ignores empty lines between and after rows, and any number before the header', async () => {
  const rows = await readRows('id,title', '1,Engineer', '', '2,Draughtsman', '')
  expect(rows).toEqual([
    [2, '1'],
    [4, '2'],
  ])
  expect(await readRows('')).toEqual([])
  const empty = Array.from({ length: 12 }, () => ',')
  expect(await readRows('Report', ...empty, 'id,title', '1,Engineer')).toEqual([[15, '1']])
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
  ['sep=^\nJob title^Company\nWelder, fitter^Acme', 'Welder, fitter', 3],
  ['Job title;Company;a,b,c,d\n"Welder; 5"" pipes";Acme;', 'Welder; 5" pipes', 2],
  ['Job title|Company\nWelder of 5" pipes|Acme', 'Welder of 5" pipes', 2],
  ['Job title\tCompany\rWelder\tAcme', 'Welder', 2],
  ['"Job title","Company"\r\n"Welder\r\nFitter","Acme"\r\n', 'Welder\r\nFitter', 2],
  ['Job title,Company,Notes\nWelder,Acme\n', 'Welder', 2],
  ['Job title,Company,Notes\rWelder,Acme\r', 'Welder', 2],
])('reads %j', async (table, title, line) => {
  const [record] = await readRecords(table)
  expect([record?.text('Job title'), record?.text('Company')]).toEqual([title, 'Acme'])
  expect(record?.line).toBe(line)
})

test.each([
  ['a;b\n1,2,3;4', ['a', 'b']],
  ['a,b;c\n1,2', ['a', 'b;c']],
  ['VACANCIES\na,b\n1,2', ['a', 'b']],
  ['Job title\na,b\n1,2', ['a', 'b']],
  ['a\n1', ['a']],
])('finds the columns of %j without known names', async (table, columns) => {
  expect((await readRecords(table))[0]?.fields()).toEqual(columns)
  expect(countNames(['Company', 'Salary', ...columns])).toBe(0)
})

test('reads the first of two columns with one name, and the second where it is empty', async () => {
  const [record] = await readRecords('Salary,Job title,Company,Salary', ',Welder,Acme,500')
  expect(record?.fields()).toEqual(['Salary', 'Job title', 'Company', 'Salary (2)'])
  expect(record?.text('Salary (2)')).toBe('500')
})

test.each([
  ['the columns of which a row lacks', ['Job title,Company,Email', 'Welder,Acme', 'Fitter,Acme,x']],
  ['more values than columns', ['Job title,Company', 'Welder, fitter,Acme', '']],
  ['a last row that is cut off', ['Job title,Company,Notes', 'Welder,Acme,x', 'Fitter,Acme']],
  ['a row without one of unknown columns', ['a,b,c', '1,2', '']],
])('refuses %s', async (_, lines) => {
  await expect(readRecords(...lines)).rejects.toThrow(/different number of fields|is cut off/)
})

test('names the line of a quote that is never closed', async () => {
  await expect(readRecords('"a,b', '1,2')).rejects.toThrow('line 1: a quoted field')
  await expect(readRecords('sep=,', 'a,b', '"1,2')).rejects.toThrow('line 3: a quoted field')
})
