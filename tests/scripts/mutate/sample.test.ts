import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { leaveOutEquivalents, readEquivalents } from '@/scripts/mutate/equivalent'
import { findMutations } from '@/scripts/mutate/find-mutations'
import { isMutated } from '@/scripts/mutate/is-mutated'
import { listFiles } from '@/scripts/mutate/list-files'
import { drawSample } from '@/scripts/mutate/sample'
import { projectRoot } from '@/scripts/testing/project-root'

const numbers = Array.from({ length: 1000 }, (_, index) => index)

describe('drawSample', () => {
  it('draws the same sample for the same seed, and another for another', () => {
    expect(drawSample(numbers, 7, 20)).toEqual(drawSample(numbers, 7, 20))
    expect(drawSample(numbers, 7, 20)).not.toEqual(drawSample(numbers, 8, 20))
  })

  it('draws nothing twice, and the whole list when more is requested', () => {
    const all = drawSample(numbers, 1, 5000)
    expect(all).not.toEqual(numbers)
    expect(all.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('draws from the whole list', () => {
    const tenths = new Set(drawSample(numbers, 1, 100).map((number) => Math.floor(number / 100)))
    expect(tenths.size).toBe(10)
  })
})

describe('isMutated', () => {
  it.each(['lib/slug.ts', 'lib/page-cache/handler.mjs', 'backend/a/b.ts', 'components/a.tsx'])(
    '%s is mutated',
    (file) => expect(isMutated(file)).toBe(true),
  )
  it.each([
    'app/page.tsx',
    'tests/lib/slug.test.ts',
    'lib/types.d.ts',
    'backend/db/migrations/0001.sql',
    'backend/db/seed/fill.ts',
    'backend/db/schema/file.ts',
    'backend/content/news/one.yaml',
  ])('%s is not', (file) => expect(isMutated(file)).toBe(false))
})

describe('leaveOutEquivalents', () => {
  const mutations = findMutations('lib/some/a.ts', 'if (a < 1) b()')
  const known = { in: 'a.ts', source: 'if (a < 1) b()', change: 'if (a <= 1) b()', reason: 'No.' }

  it('removes listed mutations, whatever the folder, and no others on the line', () => {
    const left = leaveOutEquivalents(mutations, [known])
    expect(left.mutations.map(({ change }) => change)).toEqual(['if (a < 2) b()', 'if (a < 0) b()'])
    expect(left.stale).toEqual([])
  })

  it('reports entries that match nothing any more', () => {
    const stale = [
      { ...known, in: 'b.ts' },
      { ...known, source: 'if (a < 1) c()' },
    ]
    expect(leaveOutEquivalents(mutations, stale)).toEqual({ mutations, stale })
  })

  it('fits every entry of the list in the repository', async () => {
    const list = await readEquivalents(projectRoot)
    const names = new Set(list.map((entry) => entry.in))
    const files = (await listFiles(projectRoot)).filter(
      (file) => isMutated(file) && names.has(path.basename(file)),
    )
    const all = files.flatMap((file) => findMutations(file, readFileSync(file, 'utf8')))
    expect(leaveOutEquivalents(all, list).stale).toEqual([])
  })
})
