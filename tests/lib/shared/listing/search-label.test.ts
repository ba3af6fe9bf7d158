import { expect, test } from 'vitest'
import { savedSearchSchema } from '@/lib/contract/searches/saved-search'
import { toSearchLabel } from '@/lib/shared/listing/search-label'

test('is the title on one line', () => {
  expect(toSearchLabel('Civil jobs in Siem Reap')).toBe('Civil jobs in Siem Reap')
  expect(toSearchLabel('Jobs: “steel\u0007\n bridge ”')).toBe('Jobs: “steel bridge ”')
})

test('is accepted by the contract, whatever was searched for', () => {
  for (const title of [
    'ស្ត្រី'.repeat(900),
    'a'.repeat(5000),
    '👩‍🔧'.repeat(300),
    `${'\u0000'.repeat(9)}x`,
  ]) {
    expect(savedSearchSchema.shape.label.safeParse(toSearchLabel(title)).success).toBe(true)
  }
})
