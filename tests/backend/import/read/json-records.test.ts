import { describe, expect, test } from 'vitest'
import { HeadFields } from '@/backend/import/read/feed-head'
import { readWholeText } from '@/backend/import/read/feed-limits'
import { parseJsonRecords, readJsonRecords } from '@/backend/import/read/json-records'
import { readAll } from './read-all'

describe('the lines of entries', () => {
  test.each([
    ['[\n {"a": "}"},\n\n {"b": {"c": [{}]}}]', [2, 4]],
    ['{"meta": {"x": [{}]},\n"jobs": [{},\n{"d": [{}]}],\n"more": [{}]}', [2, 3]],
    ['\n{"a": 1}', [1]],
    ['[1, null, "x", {}]', [1]],
    ['{"jobs": [{}], "jobs": [{}, {}]}', [1, 1]],
    ['{"data": {\n"a": {}, "items": [{"title": "b"}]}}', [1]],
    ['null', []],
  ])('%j: lines %j', (text, lines) => {
    expect(parseJsonRecords(text).map(({ line }) => line)).toEqual(lines)
  })
})

test('finds fields through lists and objects, and reads numbers as text', () => {
  const [record] = parseJsonRecords(
    '[{"a": [{"b": 1}, {"b": " two "}, {"c": null}], "d": {"e": true}}]',
  )
  expect(record?.text('a/b')).toBe('1')
  expect(record?.texts('a/b')).toEqual(['1', 'two'])
  expect(record?.text('d/e')).toBe('true')
  expect([record?.text('d'), record?.text('a/c'), record?.text('toString')]).toEqual(['', '', ''])
  const has = ['a/b', 'd/e', 'a/c', 'x'].map((field) => record?.has(field))
  expect(has).toEqual([true, true, false, false])
})

test('ignores values of an entry that are neither text nor objects', () => {
  const [record] = parseJsonRecords(
    '[{"a": [null, "x", {"b": " "}, [1], {"b": {}}, {"b": "y"}], "c": 7}]',
  )
  expect(record?.texts('a/b')).toEqual(['y'])
  expect(record?.parts('a').map(({ text }) => text('b'))).toEqual(['', '', 'y'])
  expect([record?.text('a/b/c'), record?.text('c/d')]).toEqual(['', ''])
})

describe('a list without entries', () => {
  const read = async (text: string) => {
    async function* pieces() {
      yield text
    }
    return readAll(readJsonRecords(pieces()))
  }

  const empty = ['[]', '{"jobs": []}', '{"@graph": []}', '{"count": 0, "openings": []}']

  test.each(empty)('is reported as empty: %s', async (text) => {
    await expect(read(text)).rejects.toThrow('it has no entries. If all of the source is closed')
  })

  test.each(['[1]', '{"jobs": ["a"]}', '{"@type": "Organization"}'])(
    'is not reported as empty when it has something else: %s',
    async (text) => expect(await read(text)).toEqual([]),
  )

  test('is not reported as empty beside a list with entries', async () => {
    expect(await read('{"jobs": [{"id": 1}], "@graph": []}')).toHaveLength(1)
  })
})

describe('broken JSON is reported with its position', () => {
  test.each([
    ['[\n{"a": 1},\n{"a": }]', 'line 3, column 7: this is not JSON'],
    ['[{"a": 1}', 'line 1, column 10: the JSON ends too early'],
    ['[{"a": "b', 'line 1, column 10: the JSON ends too early'],
    ['{"a": 1,\n "b": NaN}', 'line 2, column 7: this is not JSON'],
    ['[{"a": tru', 'line 1, column 11: the JSON ends too early'],
    ['[{"a": "b\\x"}]', 'line 1, column 10: this is not JSON'],
    ['[{"a": "b\n"}]', 'line 1, column 10: this is not JSON'],
    ['[{"a": 1,}]', 'line 1, column 10: this is not JSON'],
    ['{"a" "b"}', 'line 1, column 6: this is not JSON'],
    ['[1] // done', 'line 1, column 5: this is not JSON'],
    ['', 'line 1, column 1: the JSON ends too early'],
    ['['.repeat(100_000), 'line 1, column 501: the JSON is nested too deep'],
    [`[${'[],'.repeat(600)}x]`, 'line 1, column 1802: this is not JSON'],
    [`[${'{},'.repeat(600)}x]`, 'line 1, column 1802: this is not JSON'],
    [`[${'[],'.repeat(300)}${'['.repeat(500)}`, 'line 1, column 1401: the JSON is nested too deep'],
    [`${'['.repeat(500)}x]`, 'line 1, column 501: this is not JSON'],
  ])('%j', (text, message) => {
    expect(() => parseJsonRecords(text)).toThrow(message)
  })
})

test('refuses more than fifty million characters', async () => {
  async function* endless() {
    for (;;) yield `["${'a'.repeat(1_000_000)}",`
  }
  await expect(readJsonRecords(endless()).next()).rejects.toThrow('at most 50 million characters')
})

test('accepts fifty million characters', async () => {
  async function* text() {
    for (let piece = 0; piece < 50; piece += 1) yield ' '.repeat(1_000_000)
  }
  expect(await readWholeText(text())).toHaveLength(50_000_000)
})

test('measures an entry by its text', () => {
  expect(parseJsonRecords('[{"a": 1}, {"b": [2]}]').map(({ size }) => size)).toEqual([8, 10])
})

test('refuses an entry of more than five million characters', () => {
  expect(parseJsonRecords(`[{"a":"${'a'.repeat(4_999_992)}"}]`)[0]?.size).toBe(5_000_000)
  expect(() => parseJsonRecords(`[{"a":"${'a'.repeat(5_000_001)}"}]`)).toThrow(
    'line 1: an entry has more',
  )
})

test('survives deeply nested values', () => {
  const deep = `[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`
  expect(parseJsonRecords(deep)[0]?.text('a')).toBe('')
})

describe('the list of entries', () => {
  const read = async (text: string) => {
    async function* pieces() {
      yield text
    }
    return readAll(readJsonRecords(pieces()))
  }

  test.each([
    ['{"count": 1, "results": [{"title": "a"}]}', 'json/results'],
    ['{"data": {"items": [{"title": "a"}], "tags": [{"id": {}}, {"id": 2}]}}', 'json/data/items'],
    ['{"a": {"b": {"c": [{"title": "a"}]}}}', 'json/a/b/c'],
    ['{"title": "a", "b": ["x"], "c": {"d": {"e": {"f": [{"title": "b"}]}}, "g": []}}', 'json'],
    ['{"id": 1, "name": "Board", "posts": [{"title": "a"}]}', 'json/posts'],
    ['{"a": {"id": 1, "name": "b", "text": "c", "d": [{"title": "a"}]}}', 'json/a/d'],
    [
      '{"a": [{"id": 1, "title": "a", "text": "b", "c": [{"name": "d"}, {"name": "e"}]}]}',
      'json/a',
    ],
    ['{"b": [{"title": "a", "c": [{"name": "d"}, {"name": "e"}, {"name": "f"}]}, {}]}', 'json/b'],
    [
      '{"a": {"b": [{"requisitionList": [{"title": "a"}]}], "c": [{"name": "d"}, {"name": "e"}]}}',
      'json/a/b/requisitionList',
    ],
    ['{"@graph": [{"title": "a"}]}', 'json/@graph'],
    ['{"id": 1, "title": "a", "description": "b", "places": [{"name": "c"}]}', 'json'],
    ['{"title": "a"}\n{"title": "b"}\n', 'json'],
  ])('%s: %s', async (text, path) => {
    const [record] = await read(text)
    expect([record?.line, record?.path, record?.text('title')]).toEqual([1, path, 'a'])
  })

  test('can be JSON Lines, with the line of an error', async () => {
    expect(await read('{"a": 1}\n\n{"a": 2}')).toHaveLength(2)
    await expect(read('{"a": 1}\n{"a": 2}\n{"a": ')).rejects.toThrow('line 3')
    await expect(read('{"a": 1,\n{"a": 2}')).rejects.toThrow('line 2')
  })

  test('can be JobPostings in nested lists, with their references resolved', async () => {
    const [first, second] = await read(
      JSON.stringify({
        '@graph': [
          { '@id': '#o', name: 'Acme' },
          {
            '@type': 'ItemList',
            itemListElement: [
              { item: { '@type': 'JobPosting', title: 'a', hiringOrganization: { '@id': '#o' } } },
            ],
          },
          { '@type': ['https://schema.org/JobPosting', 'Thing'], title: 'b' },
        ],
      }),
    )
    expect([first?.text('title'), second?.text('title')].toSorted()).toEqual(['a', 'b'])
    expect([first, second].map((one) => one?.text('hiringOrganization/name')).join('')).toBe('Acme')
  })
})

test('says of a document what stands beside its list, and nothing where it is an entry', () => {
  const titleOf = (text: string) => {
    const head = new HeadFields()
    parseJsonRecords(text, 1, head)
    return head.toHead().title
  }
  expect(['{"name": "Board", "jobs": [{}]}', '{"name": "Engineer"}'].map(titleOf)).toEqual([
    'Board',
    null,
  ])
})
