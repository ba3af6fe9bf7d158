import { expect, test } from 'vitest'
import { parseConcepts } from '@/backend/platform/text/search/concepts/concept'

const read = (...lines: readonly object[]) =>
  parseConcepts('work.jsonl', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)

test('reads a JSON object on each line, with empty lists for missing fields', () => {
  expect(read({ name: 'a', en: ['x'] }, { name: 'b', km: ['ក'], match: 'names' })).toMatchObject([
    {
      ...{ name: 'a', en: ['x'], km: [], titleOnly: [], except: [] },
      ...{ narrower: [], broader: [], field: null, match: 'everywhere' },
    },
    { name: 'b', km: ['ក'], match: 'names' },
  ])
})

test.each([
  [[{ name: 'a', en: ['x'] }, { name: 'b' }], 'line 2: ', 'has no term'],
  [[{ name: 'a', en: [] }], 'line 1: ', 'en'],
  [[{ name: 'a', en: [' '] }], 'line 1: ', 'en'],
  [[{ name: 'a', en: ['x'], narrower: [] }], 'line 1: ', 'narrower'],
  [[{ name: 'A b', en: ['x'] }], 'line 1: ', 'is no name'],
  [[{ name: 'a', terms: ['x'] }], 'line 1: ', 'terms'],
  [[{ name: 'a', en: ['x'], match: 'sometimes' }], 'line 1: ', 'match'],
])('rejects %j with file, line and problem', (lines, line, fault) => {
  expect(() => read(...lines)).toThrow(`work.jsonl: ${line}`)
  expect(() => read(...lines)).toThrow(fault)
})

test('rejects a name that is out of order or repeated', () => {
  const [a, b] = ['a', 'b'].map((name) => ({ name, en: [name] }))
  expect(() => read({ ...b }, { ...a })).toThrow('work.jsonl: line 2: "a" stands behind "b"')
  expect(() => read({ ...a }, { ...a })).toThrow('line 2: "a" stands behind "a"')
})

test('rejects a line that is not JSON', () => {
  expect(() => parseConcepts('work.jsonl', '{"name":\n')).toThrow('work.jsonl: line 1: ')
})
