import { describe, expect, it } from 'vitest'
import { findDeadCitations } from '@/tests/support/docs/find-dead-citations'
import { findDeadPaths } from '@/tests/support/docs/find-dead-paths'

const sources = new Set(['spec §4', 'look §2', 'promise S3', 'promise Reach', 'decision 004'])
const findDead = (text: string) => findDeadCitations({ path: 'a.ts', text }, sources)

describe('a citation', () => {
  it.each([
    'spec §4',
    'look §2, spec §4',
    'promise S3, decision 004',
    'Promise Reach asks for it',
    'Decision 004 says why',
    '(decision\n * 004)',
    '// spec\n  // §4',
    'RFC 5545 §3.3.11',
    'CSP Level 3 §8.4',
    'a look at the design, a promise, const spec = 4',
  ])('can be written as %j', (text) => expect(findDead(text)).toEqual([]))

  it.each([
    ['spec §7', 'spec §7'],
    ['promise S30', 'promise S30'],
    ['decision 040', 'decision 040'],
    ['decision 4', 'decision 4'],
    ['promise\n * X9', 'promise * X9'],
    ['design §4', 'design §4'],
    ['as §4 says', 'as §4'],
    ['spec §4, §9', '§9'],
    ['promises S3', 'promises S3'],
    ['decisions 004', 'decisions 004'],
    ['as the spec says', 'the spec'],
    ['one fact (look, "Detail")', '(look,'],
    ['see design.md', 'design.md'],
  ])('is rejected when it is %j', (text, words) => {
    expect(findDead(text)).toEqual([`a.ts:1: ${words}`])
  })

  it('without a source is reported with its line', () => {
    expect(findDead('one\ntwo\n/** spec §4, spec §5 */')).toEqual(['a.ts:3: spec §5'])
  })
})

describe('a path in a document', () => {
  const files = ['README.md', 'docs/a.md', 'lib/slug.ts', 'app/[id]/page.tsx']
  const find = (text: string) => findDeadPaths({ path: 'docs/b.md', text }, files)

  it.each([
    '`lib/slug.ts`, `slug.ts`, `lib/`, `app/[id]`',
    '[a](a.md), [up](../README.md#x), [web](https://site.example/x)',
    '`docs/*.md`, `lib/{name}.ts`, `files/kept`, `npm run lib/x`',
  ])('is accepted: %s', (text) => expect(find(text)).toEqual([]))

  it.each([
    ['`lib/slugs.ts`', 'lib/slugs.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`docs/gone/`', 'docs/gone/'],
    ['[c](c.md)', 'c.md'],
  ])('is rejected: %s', (text, path) => expect(find(`\n${text}`)).toEqual([`docs/b.md:2: ${path}`]))
})
