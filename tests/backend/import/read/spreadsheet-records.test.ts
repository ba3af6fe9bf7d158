import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { isSpreadsheet, readSpreadsheetRecords } from '@/backend/import/read/spreadsheet-records'
import { readAll } from './read-all'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org'

/** Writes the smallest spreadsheet that Excel opens, with texts and days in its cells. */
function writeSheet(
  rows: readonly (readonly string[])[],
  more: Record<string, Uint8Array> = {},
  merged = '',
) {
  const cells = rows.map((row, y) => {
    const inner = row.map((text, x) => {
      const place = `<c r="${String.fromCharCode(65 + x)}${y + 1}"`
      const isDay = /^\d{4}-/.test(text)
      return isDay
        ? `${place} t="d"><v>${text}</v></c>`
        : `${place} t="inlineStr"><is><t>${text}</t></is></c>`
    })
    return `<row r="${y + 1}">${inner.join('')}</row>`
  })
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${RELATIONS}/package/2006/content-types"/>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}/officeDocument/2006/relationships"><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData>${merged}</worksheet>`,
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return Buffer.from(zipSync({ ...Object.fromEntries(packed), ...more }))
}

const merge = (...ranges: readonly string[]) =>
  `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`

function read(file: Buffer) {
  async function* pieces() {
    yield file
  }
  return readAll(readSpreadsheetRecords(pieces()))
}

it('reads the rows below the header, even with a title above it', async () => {
  const file = writeSheet([
    ['Jobs of November'],
    ['Title', 'Company', '', 'Deadline'],
    ['Civil Engineer', 'Acme', 'x', '2026-12-31'],
    [],
    ['Welder', 'Delta'],
  ])
  expect(isSpreadsheet(file)).toBe(true)
  const records = await read(file)
  expect(
    records.map((record) => [record.line, record.text('Title'), record.text('Company')]),
  ).toEqual([
    [3, 'Civil Engineer', 'Acme'],
    [5, 'Welder', 'Delta'],
  ])
  expect(records[0]?.fields()).toEqual(['Title', 'Company', 'Deadline'])
  expect(records.map((record) => record.text('Deadline'))).toEqual(['2026-12-31', ''])
})

it('refuses a small file that unpacks to a huge one', async () => {
  const bomb = { 'xl/media/image1.png': new Uint8Array(101_000_000) }
  await expect(read(writeSheet([['Title', 'Company']], bomb))).rejects.toThrow(
    'a spreadsheet can have at most 20 MB, and 100 MB unpacked',
  )
})

it('refuses more than 20 MB before unpacking them', async () => {
  await expect(read(Buffer.alloc(20_000_000))).rejects.toThrow('not a spreadsheet')
  await expect(read(Buffer.alloc(20_000_001))).rejects.toThrow('at most 20 MB')
})

it('refuses another ZIP file', async () => {
  const file = Buffer.from(zipSync({ 'a.txt': strToU8('a') }))
  await expect(read(file)).rejects.toThrow('this is not a spreadsheet that can be read')
})

it('gives each row the value of cells that are merged', async () => {
  const rows = [
    ['Acme Power', '', ''],
    ['Title', 'Company', 'Text'],
    ['Welder', 'Acme', 'Welds.'],
    ['Fitter', '', 'Fits.'],
    ['Surveyor', '', ''],
  ]
  const merged = merge('A1:C1', 'B3:B4', 'C4:D5')
  const records = await read(writeSheet(rows, {}, merged))
  expect(records.map((record) => record.text('Company'))).toEqual(['Acme', 'Acme', ''])
  expect(records.map((record) => record.text('Text'))).toEqual(['Welds.', 'Fits.', ''])
})

it.each([
  [8, 'Welds.'],
  [9, ''],
])('fills as many cells as there are: after %i others a cell has %j', async (count, text) => {
  const rows = [
    ['Title', 'Company', 'Text'],
    ['Welder', 'Acme', 'Welds.'],
    ['Fitter', '', ''],
  ]
  const merged = merge(...Array(count).fill('B2:B3'), 'C2:C3')
  expect((await read(writeSheet(rows, {}, merged)))[1]?.text('Text')).toBe(text)
})

it('takes merged cells from the sheet they are in, in whatever file, also beside a chart', async () => {
  const jobs = [
    ['Title', 'Company', 'Text'],
    ['Welder', 'Acme', 'Welds.'],
    ['Fitter', '', 'Fits.'],
  ]
  const notes = `${XML}<worksheet xmlns="${MAIN}"><sheetData/>${merge('B2:B3')}</worksheet>`
  const sheet = (name: string, id: number) =>
    `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`
  const relation = (id: number, target: string, type = 'worksheet') =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const records = await read(
    writeSheet(jobs, {
      'xl/workbook.xml': strToU8(
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}/officeDocument/2006/relationships"><sheets>${sheet('Chart', 3)}${sheet('Notes', 1)}${sheet('Jobs', 2)}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships">${relation(1, 'worksheets/sheet2.xml')}${relation(2, 'worksheets/sheet1.xml')}${relation(3, 'chartsheets/sheet1.xml', 'chartsheet')}</Relationships>`,
      ),
      'xl/worksheets/sheet2.xml': strToU8(notes),
    }),
  )
  expect(records.map((record) => record.text('Company'))).toEqual(['Acme', ''])
})
