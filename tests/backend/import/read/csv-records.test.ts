import { expect, test } from 'vitest'
import { readCsvRecords } from '@/backend/import/read/csv-records'

async function readRows(...lines: readonly string[]) {
  async function* text() {
    yield lines.join('\n')
  }
  const rows: [line: number, id: string][] = []
  for await (const record of readCsvRecords(text())) rows.push([record.line, record.text('id')])
  return rows
}

test('names and values may stand between blanks', async () => {
  expect(await readRows(' id ,title', ' 7 ,Engineer')).toEqual([[2, '7']])
})

test('empty lines between and after rows are none', async () => {
  const rows = await readRows('id,title', '1,Engineer', '', '2,Draughtsman', '')
  expect(rows.map(([, id]) => id)).toEqual(['1', '2'])
})
