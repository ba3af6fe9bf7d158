import { describe, expect, it } from 'vitest'
import { cropText } from '@/lib/shared/format/text'

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
