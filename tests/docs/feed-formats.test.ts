import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderFormatDocs } from '@/backend/import/formats/render-format-docs'

it('docs/feed-formats.md equals the output of npm run import -- formats', () => {
  expect(readFileSync('docs/feed-formats.md', 'utf8')).toBe(renderFormatDocs())
})
