import { expect, test } from 'vitest'
import { createClamScanner } from '@/backend/platform/storage/virus-scanner'
import { KNOWN_BAD, LARGEST_STREAM, provideClamd } from '@/tests/support/clamd'
import { sampleDocx, samplePdf } from '@/tests/support/sample-files'

/** Our clamd client against the real clamd; `virus-scanner.test.ts` of the API has the rest. */
const scanner = createClamScanner(await provideClamd())

test.each([
  ['an ordinary PDF', samplePdf()],
  ['an ordinary Word document', sampleDocx()],
  ['a file of several chunks', samplePdf('x'.repeat(300_000))],
  ['an empty file', Buffer.alloc(0)],
])('accepts %s as clean', async (_, content) => {
  expect(await scanner.isClean(content)).toBe(true)
})

test.each([
  ['in the first chunk', samplePdf(KNOWN_BAD)],
  ['across two chunks', samplePdf(`${'x'.repeat(64 * 1024 - 24)}${KNOWN_BAD}`)],
  ['after several chunks', samplePdf(`${'x'.repeat(300_000)}${KNOWN_BAD}`)],
  [
    'within an archive',
    sampleDocx({ 'word/embeddings/a.bin': [Buffer.from(KNOWN_BAD), { level: 9 }] }),
  ],
])('finds a virus %s', async (_, content) => {
  expect(await scanner.isClean(content)).toBe(false)
})

test('has no verdict for a file above the size limit', async () => {
  await expect(scanner.isClean(Buffer.alloc(LARGEST_STREAM + 1, 'x'))).rejects.toThrow()
})

test('gives each of several simultaneous files its own verdict', async () => {
  const contents = Array.from({ length: 12 }, (_, index) =>
    samplePdf(index % 3 === 0 ? KNOWN_BAD : 'A letter'),
  )
  const verdicts = await Promise.all(contents.map((content) => scanner.isClean(content)))
  expect(verdicts).toEqual(contents.map((_, index) => index % 3 !== 0))
})
