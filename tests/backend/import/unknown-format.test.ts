import { expect, test } from 'vitest'
import { parseFormatMapping } from '@/backend/import/formats/format-mapping'
import { chooseFormats, formats } from '@/backend/import/formats/formats'
import { createMappedFormat } from '@/backend/import/formats/mapped-format'
import { readFeedFile } from '@/backend/import/read/read-feed-file'
import { readFeedPages } from '@/backend/import/read/read-feed-pages'
import { openFeedFolder } from './feed-file'

const writeFeed = openFeedFolder()

test('names the nearest format of an unknown feed and its missing fields', async () => {
  const almost = JSON.stringify({ jobs: [{ shortcode: 'A1', title: 'Engineer', place: 'Kep' }] })
  await expect(readFeedFile(writeFeed(almost), formats)).rejects.toThrow(
    'the nearest format is "workable", of which it lacks url',
  )
  const other = JSON.stringify({
    jobs: [Object.fromEntries([...'abcdefghijkl'].map((name) => [name, 1]))],
  })
  await expect(readFeedFile(writeFeed(other), formats)).rejects.toThrow(
    'entry has a, b, c, d, e, f, g, h, i, j, k, l. docs',
  )
})

test.each([
  'xml version="1.0"?>\n<jobs><job><title>Engineer</title></job></jobs>',
  'Warning: <b>line 7</b>\n<jobs><job></job></jobs>',
])('names the text before XML, which is no table: %s', async (text) => {
  await expect(readFeedFile(writeFeed(text), formats)).rejects.toThrow(
    'line 1: there is text before its first element',
  )
})

test('reads a feed as the format that is named or described, whatever its entries look like', async () => {
  const file = writeFeed('[{"name": "Welder"}]')
  const { format } = await readFeedFile(file, await chooseFormats({ format: 'jooble' }))
  expect(format.name).toBe('jooble')
  expect(await chooseFormats({})).toBe(formats)
  await expect(chooseFormats({ format: 'none' })).rejects.toThrow('there is no format "none"')
  await expect(chooseFormats({ mapping: '/no.yaml' })).rejects.toThrow('cannot be read')
})

test('names the other format where an entry fits two alike', async () => {
  const mapping = (name: string, sign: string) =>
    createMappedFormat(
      parseFormatMapping(
        `{ name: ${name}, about: a test, entries: [json], signs: [${sign}], fields: { reference: id, title: title, description: text } }`,
        name,
      ),
    )
  const [one, other, more] = [
    mapping('one', 'id'),
    mapping('other', 'title'),
    mapping('more', 'id, text'),
  ]
  const file = writeFeed('[{"id": "1", "title": "Welder", "text": "Welds."}]')
  const doubtOf = async (given: readonly (typeof one)[]) => {
    const { doubt, close } = await readFeedPages(file, given)
    await close()
    return doubt
  }
  expect(await doubtOf([one, other])).toBe(
    'it fits the formats "one" and "other" alike and is read as "one"; --format other reads it as the other',
  )
  expect(await doubtOf([one, more, other])).toBeNull()
})
