import { describe, expect, it, test } from 'vitest'
import { parseFormatMapping } from '@/backend/import/formats/format-mapping'
import { createMappedFormat } from '@/backend/import/formats/mapped-format'
import { type FeedHead, HeadFields } from '@/backend/import/read/feed-head'
import { parseJsonRecords } from '@/backend/import/read/json-records'

const mapping = (fields: string) => `
name: my-format
about: our own
entries: [json]
signs: [id]
fields:
  reference: id
  title: name
  description: text
${fields}`

function read(fields: string, entry: object, head?: FeedHead) {
  const [record] = parseJsonRecords(JSON.stringify([entry]))
  if (record === undefined) throw new Error('no record')
  return createMappedFormat(parseFormatMapping(mapping(fields), 'my.yaml')).toVacancy(record, head)
}

describe('the value of a mapped field', () => {
  it('is the value of the first path that is not empty', () => {
    expect(read('  url: [a, b/c]', { a: '', b: { c: 'x' } }).url).toBe('x')
    expect(read('  url: [a]', { a: 'x' }).url).toBe('x')
  })

  it('is a template of paths when the entry has all of them', () => {
    const field = '  url: ["https://jobs.example/{slug}", link]'
    expect(read(field, { slug: 'a-1', link: 'y' }).url).toBe('https://jobs.example/a-1')
    expect(read(field, { link: 'y' }).url).toBe('y')
  })

  it('is made of the address that the feed was fetched from', () => {
    const field = '  url: "{feed:origin}/{feed:siteNumber}/{slug}"'
    const head = new HeadFields().toHead()
    const finder = 'finder=findReqs;siteNumber=CX_1,limit=25'
    for (const query of [finder, encodeURIComponent(finder), 'a=b&siteNumber=CX_1']) {
      const address = `https://acme.example/rest?${query}`
      expect(read(field, { slug: 'a-1' }, { ...head, address }).url).toBe(
        'https://acme.example/CX_1/a-1',
      )
    }
    expect(read(field, { slug: 'a-1' }, { ...head, address: 'https://acme.example/' }).url).toBe('')
    expect(read(field, { slug: 'a-1' }, head).url).toBe('')
  })

  it('joins all paths as paragraphs and keeps HTML', () => {
    expect(read('  benefits: { join: [a] }', { a: 'Rice' }).benefits).toBe('<p>Rice</p>')
    expect(read('  benefits: { join: [[c, a], b] }', { a: 'Rice', b: '<ul></ul>' }).benefits).toBe(
      '<p>Rice</p><ul></ul>',
    )
  })

  it('is a list of sections with headings, without excluded ones', () => {
    const field = '  benefits: { sections: s, heading: h, text: t, without: [CONTACT] }'
    const s = [
      { h: 'Tasks', t: 'Draw' },
      { h: 'CONTACT', t: '012 345 678' },
    ]
    expect(read(field, { s }).benefits).toBe('<h3>Tasks</h3>Draw')
  })

  it('is a constant, or is decoded once', () => {
    expect(read('  payCurrency: { constant: USD }', {}).pay.currency).toBe('USD')
    expect(read('  benefits: { of: a, convert: decode }', { a: '&lt;p&gt;' }).benefits).toBe('<p>')
  })
})

describe('places', () => {
  const places = '  places: [{ each: p, city: c, country: k, hidden: h }]'

  it('are one for each object, without mixing values', () => {
    const p = [{ c: 'Phnom Penh' }, { k: 'Thailand' }, { c: 'Kep', h: true }]
    expect(read(places, { p }).places).toEqual([
      { city: 'Phnom Penh', region: '', country: '' },
      { city: '', region: '', country: 'Thailand' },
    ])
  })

  it('can be a list of texts, or several in one text', () => {
    expect(read(places, { p: ['Kampot', 'Takeo; Kep'] }).places).toHaveLength(3)
  })
})

test('where the work is done is what a value means, or the words of the source', () => {
  const ways = (entry: object) =>
    read('  remote: [far, { of: mixed, means: { "true": hybrid } }]', entry).remoteWords
  expect(ways({ far: false, mixed: true })).toEqual(['false', 'hybrid'])
  expect(ways({ far: true, mixed: false })).toEqual(['true'])
})

describe('an invalid mapping', () => {
  it.each([
    [mapping('  salery: pay'), 'line 7, column', 'fields'],
    [mapping('').replace('signs: [id]', 'signs: []'), 'line 5, column 8', 'signs'],
    [mapping('').replace('  title: name\n', ''), 'line 7, column', 'fields.title'],
    ['name: [', 'line 1, column 8: my.yaml: ', 'my.yaml: Flow sequence'],
    ['text', 'line 1, column 1: ', 'my.yaml: the mapping: '],
    [mapping('').replace('[json]', '[]'), 'line 4, column 10', 'entries'],
    [mapping('').replace('our own', 'our own\nextent: half'), 'line 4, column 9', 'extent'],
    [mapping('  url: []'), 'line 10, column 8', 'fields.url'],
    [mapping('  url: ""'), 'line 10, column 8', 'fields.url'],
    [mapping('  url: { join: [] }'), 'line 10, column 16', 'fields.url'],
    [mapping('').replace('[id]', '[id]\nwithheld: { field: a, values: [] }'), 'line 6', 'withheld'],
  ])('is rejected with its position: %#', (text, place, field) => {
    expect(() => parseFormatMapping(text, 'my.yaml')).toThrow(place)
    expect(() => parseFormatMapping(text, 'my.yaml')).toThrow(field)
  })
})
