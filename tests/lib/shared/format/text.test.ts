import { describe, expect, it, test } from 'vitest'
import { savedSearchSchema } from '@/lib/contract/searches/saved-search'
import { cropText, toSearchLabel } from '@/lib/shared/format/text'

describe('cropText', () => {
  it('keeps a text that fits', () => {
    expect(cropText('Site Engineer', 40)).toBe('Site Engineer')
    expect(cropText('Site', 4)).toBe('Site')
  })

  it('cuts a longer one to the length, including the ellipsis', () => {
    expect(cropText('abcdefghij', 5)).toBe('abcd…')
  })

  it('never separates a Khmer letter from its marks', () => {
    expect(cropText('ស្ត្រីវិស្វករ', 3)).toBe('ស្ត្រីវិ…')
  })
})

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
