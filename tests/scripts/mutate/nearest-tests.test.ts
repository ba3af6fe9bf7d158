import { describe, expect, it } from 'vitest'
import { toDependents, toDistances } from '@/scripts/mutate/distances'
import { createLikeness } from '@/scripts/mutate/likeness'
import { listReferences } from '@/scripts/mutate/list-references'
import { listNearestTests } from '@/scripts/mutate/nearest-tests'

const tree = {
  'lib/pay.ts': 'export const toPay = (salary: string) => salary',
  'lib/day.ts': "import type { A } from './pay'\nexport const toDay = (moment: A) => moment",
  'lib/all.ts': "export * from './pay'\nexport { toDay } from '@/lib/day'",
  'tests/day.test.ts': "import { toDay } from '@/lib/day'\nmoment(toDay)",
  'tests/salary.test.ts': "import { toPay } from '@/lib/all'\nsalary(toPay)",
  'tests/other.test.ts': "const all = await import('../lib/all')\nother(all)",
  'tests/mock.test.ts': "vi.mock('@/lib/pay', () => ({ toPay: 1 }))",
  'tests/start.test.ts': "start('lib/pay.ts', '@/lib/day')",
}
const texts = new Map(Object.entries(tree))
const files = new Set(texts.keys())
const referencesOf = (file: keyof typeof tree) => [...listReferences(file, tree[file], files)]
const dependents = toDependents(
  new Map([...texts].map(([file, text]) => [file, listReferences(file, text, files)])),
)
const listTests = (file: string, most = 10) =>
  listNearestTests(file, {
    tests: [...files].filter((each) => each.startsWith('tests/')),
    dependents,
    likeness: createLikeness(texts),
    most,
  })

describe('listReferences', () => {
  it('finds imports, re-exports, dynamic imports and programs started by path', () => {
    expect(referencesOf('tests/day.test.ts')).toEqual(['lib/day.ts'])
    expect(referencesOf('lib/all.ts')).toEqual(['lib/pay.ts', 'lib/day.ts'])
    expect(referencesOf('tests/other.test.ts')).toEqual(['lib/all.ts'])
    expect(referencesOf('tests/start.test.ts')).toEqual(['lib/pay.ts'])
  })

  it('ignores types and mocked modules', () => {
    expect(referencesOf('lib/day.ts')).toEqual([])
    expect(referencesOf('tests/mock.test.ts')).toEqual([])
  })
})

describe('toDistances', () => {
  it('counts the steps from a file to its dependents', () => {
    const { 'lib/pay.ts': own, ...others } = Object.fromEntries(
      toDistances('lib/pay.ts', dependents),
    )
    expect(own).toBe(0)
    expect(others).toEqual({
      'lib/all.ts': 1,
      'tests/start.test.ts': 1,
      'tests/salary.test.ts': 2,
      'tests/other.test.ts': 2,
    })
  })
})

describe('createLikeness', () => {
  it('is 1 for the same file, grows with shared words, and is 0 without any', () => {
    const likeness = createLikeness(texts)
    expect(likeness('lib/pay.ts', 'lib/pay.ts')).toBeCloseTo(1)
    expect(likeness('lib/pay.ts', 'tests/salary.test.ts')).toBeGreaterThan(
      likeness('lib/pay.ts', 'tests/other.test.ts'),
    )
    expect(
      createLikeness(
        new Map([
          ['aaa', 'bbb'],
          ['ccc', 'ddd'],
        ]),
      )('aaa', 'ccc'),
    ).toBe(0)
  })
})

describe('listNearestTests', () => {
  it('lists the most similar and nearest tests first, and none that cannot notice', () => {
    expect(listTests('lib/pay.ts')).toEqual([
      'tests/salary.test.ts',
      'tests/start.test.ts',
      'tests/other.test.ts',
    ])
    expect(listTests('lib/pay.ts', 1)).toEqual(['tests/salary.test.ts'])
    expect(listTests('lib/gone.ts')).toEqual([])
  })
})
