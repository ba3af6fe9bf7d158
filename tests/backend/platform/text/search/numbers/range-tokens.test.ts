import { expect, test } from 'vitest'
import { listPayTokens } from '@/backend/platform/text/search/numbers/range-tokens'

test('has tokens for every amount a range reaches and for limits above its start', () => {
  const marks = listPayTokens({ least: 450, most: 1000 })
  expect(marks).toEqual(expect.arrayContaining(['=pays-1000', '=pays-under-500', '=high-pay']))
  expect(marks).not.toContain('=pays-1200')
  expect(marks).not.toContain('=pays-under-400')
})

test('has none without pay, and uses one bound for both', () => {
  expect(listPayTokens({ least: null, most: null })).toEqual([])
  const marks = ['=pays-300', '=pays-under-300']
  expect(listPayTokens({ least: 300, most: null })).toEqual(expect.arrayContaining(marks))
})
