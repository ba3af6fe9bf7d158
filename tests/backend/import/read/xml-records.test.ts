import { describe, expect, test } from 'vitest'
import { requireVacancyFormat } from '@/backend/import/formats/formats'
import { HeadFields } from '@/backend/import/read/feed-head'
import { MAX_RECORD_LENGTH } from '@/backend/import/read/feed-limits'
import { readXmlRecords } from '@/backend/import/read/xml-records'

const jooble = requireVacancyFormat('jooble')

async function readAll(...pieces: readonly string[]) {
  async function* text() {
    yield* pieces
  }
  const found = []
  for await (const record of readXmlRecords(text(), [jooble])) found.push(record)
  return found
}

test('knows the line and size of an entry, whatever is between entries', async () => {
  const records = await readAll(
    '<jobs><publisher name="x">Aca',
    'deme</publisher>\n<job a="12"><!-- new --><title>abc</title></job>\n<other/>\n',
    '<job><title>defg</title></job></jobs>',
  )
  expect(records.map(({ line, size, text }) => [line, size, text('title'), text('@a')])).toEqual([
    [2, 8, 'abc', '12'],
    [4, 9, 'defg', ''],
  ])
})

test('reads the address of the next page from a link of that relation', async () => {
  const head = new HeadFields()
  async function* text() {
    yield '<rss><channel><atom:link rel="self" href="/1"/><atom:link rel="next" href="/2"/>'
    yield '<item><title>a</title></item></channel></rss>'
  }
  const records = readXmlRecords(text(), [requireVacancyFormat('rss')], head)
  for await (const record of records) expect(record.text('title')).toBe('a')
  expect(head.toHead().next).toBe('/2')
})

test('treats a nested element with the name of an entry as part of it', async () => {
  const records = await readAll('<jobs><job><job><title>inner</title></job></job></jobs>')
  expect(records.map((record) => record.text('job/title'))).toEqual(['inner'])
})

describe('the limit of five million characters', () => {
  const fill = MAX_RECORD_LENGTH - 'title'.length

  test('applies to an entry', async () => {
    const entry = (length: number) =>
      readAll(`<jobs><job><title>${'a'.repeat(length)}</title></job></jobs>`)
    expect((await entry(fill)).map(({ size }) => size)).toEqual([MAX_RECORD_LENGTH])
    await expect(entry(fill + 1)).rejects.toThrow('goes on for more than 5 million characters')
  })

  test('applies to anything else without an end', async () => {
    const remark = (length: number) =>
      readAll(`<!--${'a'.repeat(length - 4)}`, '--><jobs><job><title>b</title></job></jobs>')
    expect(await remark(MAX_RECORD_LENGTH)).toHaveLength(1)
    const within = await readAll('<jobs>', `<!--${'a'.repeat(MAX_RECORD_LENGTH - 4)}`, '--></jobs>')
    expect(within).toEqual([])
    await expect(remark(MAX_RECORD_LENGTH + 1)).rejects.toThrow('more than 5 million characters')
  })
})

test('ignores empty elements as texts, and reads attributes', async () => {
  const [record] = await readAll(
    '<jobs><job><tag id="1"> a </tag><tag/><tag> </tag><tag>b</tag></job></jobs>',
  )
  expect(record?.texts('tag')).toEqual(['a', 'b'])
  expect(record?.parts('tag').map(({ text }) => text('@id'))).toEqual(['1', '', '', ''])
  expect([record?.has('tag/@id'), record?.has('title')]).toEqual([true, false])
})

test('reports broken XML with line and column', async () => {
  await expect(readAll('<jobs>\n<job></jab>')).rejects.toThrow('line 2, column 12: ')
  const bare = readAll('<jobs>\n', '\n<job><link>?a=1&b=2</link></job></jobs>')
  await expect(bare).rejects.toThrow('a bare & on line 3 may be')
  await expect(readAll('<!DOCTYPE jobs><jobs></jobs>')).rejects.toThrow('line 1, column 16: ')
})

test('accepts a hundred levels of nesting', async () => {
  const nested = (depth: number) =>
    readAll(`<jobs>${'<a>'.repeat(depth - 1)}${'</a>'.repeat(depth - 1)}</jobs>`)
  expect(await nested(100)).toEqual([])
  await expect(nested(101)).rejects.toThrow('nested too deep')
})
