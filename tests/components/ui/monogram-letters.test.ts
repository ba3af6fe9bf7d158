import { expect, test, vi } from 'vitest'
import { toMonogram } from '@/components/ui/monogram'

test.each([
  ['Mekong Bridge Works', 'MB'],
  ['Ministry of Mines and Energy', 'ME'],
  ['The Footbridge Fund Co., Ltd.', 'FF'],
  ['Smart', 'SM'],
  ['Smart Ltd.', 'SM'],
  ['“Angkor” Steel', 'AS'],
  ['X', 'X'],
  ['24-7 Power', '27'],
  ['The', 'TH'],
  ['électricité du Cambodge', 'ÉC'],
  ['ក្រុមហ៊ុន', 'ក្រុម'],
  ['…', ''],
])('%s → %s', (name, letters) => {
  expect(toMonogram(name)).toBe(letters)
})

test('creates no segmenter for a Latin name (promise S5)', () => {
  const made = vi.spyOn(Intl, 'Segmenter')
  expect(toMonogram('Électricité du Cambodge 2')).toBe('ÉC')
  expect(made).not.toHaveBeenCalled()
})
