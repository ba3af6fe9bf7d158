import { expect, test } from 'vitest'
import { mergeByClosingDate } from '@/components/home/closing-soon'

const item = (name: string, closingDate: string | null) => ({ name, closingDate })
const names = (lists: Parameters<typeof mergeByClosingDate<ReturnType<typeof item>>>[0]) =>
  mergeByClosingDate(lists)
    .map(({ name }) => name)
    .join('')

test('sorts by closing date across lists', () => {
  const one = [item('b', '2026-11-23'), item('d', '2026-12-01')]
  expect(names([one, [item('a', '2026-11-22'), item('c', '2026-11-24')]])).toBe('abcd')
})

test('alternates between lists on the same day', () => {
  const day = '2026-11-22'
  const one = [item('a', day), item('c', day), item('e', day)]
  expect(names([one, [item('b', day), item('d', day)]])).toBe('abcde')
})

test('leaves out items open until filled, and accepts no lists', () => {
  expect(names([[item('a', null)], [item('b', '2026-11-22')]])).toBe('b')
  expect(names([])).toBe('')
})
