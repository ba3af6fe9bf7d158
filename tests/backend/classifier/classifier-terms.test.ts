import { describe, expect, it } from 'vitest'
import { parseWork, readClassifierTerms } from '@/backend/classifier/classifier-terms'
import { BrokenRowError } from '@/backend/platform/text/json-lines'

const lists = { categories: ['Mechanical'], majors: ['Mechanical Engineering'] }

describe('the data of the classifier', () => {
  it('is valid and has majors for every category', () => {
    const { work, majorsByCategory } = readClassifierTerms()
    const named = new Set(work.flatMap(({ category }) => category ?? []))
    expect([...majorsByCategory.keys()].toSorted()).toEqual([...named].toSorted())
  })

  it.each([
    ['{"terms":["welder"]}', 'line 1: says nothing'],
    ['{"terms":["welder"],"category":"Cooking"}', 'line 1: category: Invalid input'],
    [
      '{"terms":["Welders","welder"],"engineering":3}',
      'line 1: "welder" already stands in x.jsonl on line 1',
    ],
    [
      '{"terms":["welder"],"engineering":3}\n{"terms":["welders"],"job":1}',
      'line 2: "welders" already stands in x.jsonl on line 1',
    ],
  ])('is rejected with its line: %s', (text, message) => {
    const parse = () => parseWork([{ file: 'x.jsonl', text }], lists)
    expect(parse).toThrow(BrokenRowError)
    expect(parse).toThrow(message)
  })
})
