import { expect, it } from 'vitest'
import { formatFile } from '@/lib/shared/format/file'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

it('writes the type and size of a file', () => {
  expect(formatFile({ mediaType: word, size: 10_629 })).toBe('Word, 11 KB')
  expect(formatFile({ mediaType: 'application/pdf', size: 1_500_000 })).toBe('PDF, 1.5 MB')
  expect(formatFile({ mediaType: 'application/pdf', size: 999_499 })).toBe('PDF, 999 KB')
  expect(formatFile({ mediaType: 'application/pdf', size: 999_500 })).toBe('PDF, 1 MB')
  expect(formatFile({ mediaType: 'application/pdf', size: 2_000_000 })).toBe('PDF, 2 MB')
})

it('never writes a size of zero, and names an unknown type “File”', () => {
  expect(formatFile({ mediaType: 'application/x-odd', size: 3 })).toBe('File, 1 KB')
})
