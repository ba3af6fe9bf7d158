import { expect, test } from 'vitest'
import { findDeadCitations } from '@/tests/support/docs/find-dead-citations'
import { findDeadPaths } from '@/tests/support/docs/find-dead-paths'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listSources } from '@/tests/support/docs/sources'

/** Texts of others, texts for visitors, and the file with examples of invalid citations. */
const NOT_CITING =
  /^(?:public|tests\/fixtures|styles\/fonts|backend\/content\/[\w-]+\/.*\.md$)|^tests\/docs\/citation-forms\.test\.ts$/

const files = await listFiles(process.cwd())
const texts = await readTexts(process.cwd(), files)
const sources = listSources(texts)

test('the documents contain the citable sources: sections, promises, decisions', () => {
  expect(Array.from(sources, (source) => source.split(' ')[0])).toEqual(
    expect.arrayContaining(['spec', 'architecture', 'look', 'promise', 'decision']),
  )
  expect(sources).toContain('spec §9')
  expect(sources).toContain('promise T20')
})

test('every citation has a source', () => {
  const citing = texts.filter(({ path }) => !NOT_CITING.test(path))
  expect(citing.length).toBeGreaterThan(1000)
  expect(citing.flatMap((text) => findDeadCitations(text, sources))).toEqual([])
})

test('every path in backticks and every link of a document exists', () => {
  const documents = texts.filter(({ path }) => /^(?:docs\/.+|[A-Z]+)\.md$/.test(path))
  expect(documents.map(({ path }) => path)).toContain('README.md')
  expect(documents.flatMap((text) => findDeadPaths(text, files))).toEqual([])
})
