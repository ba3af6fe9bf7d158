import { expect, test } from 'vitest'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'

test('writes the closing date in Khmer, or that there is none', () => {
  expect(formatClosingInKhmer('2026-12-28')).toBe('ថ្ងៃផុតកំណត់៖ ថ្ងៃទី២៨ ខែធ្នូ')
  expect(formatClosingInKhmer(null)).toBe('រហូតដល់គ្រប់ចំនួន')
})
