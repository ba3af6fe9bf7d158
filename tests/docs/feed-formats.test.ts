import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { printFormats } from '@/backend/import/formats/print-formats'

it('docs/feed-formats.md is what npm run import -- formats prints', () => {
  expect(readFileSync('docs/feed-formats.md', 'utf8')).toBe(printFormats())
})
