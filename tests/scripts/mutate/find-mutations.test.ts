import { describe, expect, it } from 'vitest'
import { findMutations } from '@/scripts/mutate/find-mutations'
import { applyEdit } from '@/scripts/mutate/mutation'

/** Every mutated text of the file. */
const listChanged = (text: string, file = 'lib/a.ts') =>
  findMutations(file, text).map((mutation) => applyEdit(text, mutation))

describe('findMutations', () => {
  it.each([
    ['a < b', 'a <= b'],
    ['a <= b', 'a < b'],
    ['a > b', 'a >= b'],
    ['a >= b', 'a > b'],
    ['a === b', 'a !== b'],
    ['a !== b', 'a === b'],
    ['a && b', 'a || b'],
    ['a || b', 'a && b'],
    ['!a', 'a'],
    ['true', 'false'],
    ['all.filter(isOpen).length', 'all.length'],
    ["'<' < b", "'<' <= b"],
    ["'ក' && b", "'ក' || b"],
  ])('changes %s into %s', (before, after) => {
    expect(listChanged(before)).toEqual([after])
  })

  it('changes small numbers by one, and no others', () => {
    expect(listChanged('f(1)')).toEqual(['f(2)', 'f(0)'])
    expect(listChanged('f(0)')).toEqual(['f(1)'])
    expect(listChanged('f(10, 0.5, 1n, 7 * DAY)')).toEqual([])
  })

  it('removes each part of an SQL condition, but not the whole condition', () => {
    expect(listChanged('and(a, b, c)')).toEqual(['and(b, c)', 'and(a, c)', 'and(a, b)'])
    expect(listChanged('and(a)')).toEqual([])
  })

  it.each(['return', 'throw a', 'break', 'continue'])('removes a guard: %s', (leave) => {
    const loop = (guard: string) => `function f() { for (;;) { ${guard} } }`
    expect(listChanged(loop(`if (a) ${leave}`))).toEqual([loop('{}')])
    expect(listChanged(loop(`if (a) { ${leave} }`))).toEqual([loop('{}')])
    expect(listChanged(loop(`if (a) ${leave}; else b()`))).toEqual([])
    expect(listChanged(loop('if (a) b()'))).toEqual([])
  })

  it('returns null only where null is already a possible result', () => {
    expect(listChanged('function f(): A | null { return a }')).toEqual([
      'function f(): A | null { return null }',
    ])
    expect(listChanged('const f = () => { if (a) b(); else return null; return c }')).toEqual([
      'const f = () => { if (a) b(); else return null; return null }',
    ])
    expect(listChanged('function f() { g(() => null); return a }')).toEqual([])
    expect(listChanged('function f() { const g = () => { return null }; return a }')).toEqual([])
  })

  it.each([
    ["type A = { a: 1; b: true }; const a: A['a'] | 2 = b"],
    ['const add = (count: 1 | -1) => f(count)'],
    ["const names = { 1: 'one' }"],
    ['const a = <p className={b && c} tabIndex={0} hidden={true}>1 &lt; 2</p>'],
  ])('does not change types, keys or markup: %s', (text) => {
    expect(listChanged(text, 'components/a.tsx')).toEqual([])
  })

  it('changes conditions in markup', () => {
    expect(listChanged('const a = <p hidden={b && c} />', 'components/a.tsx')).toEqual([
      'const a = <p hidden={b || c} />',
    ])
  })

  it('reports the position, and the line before and after', () => {
    expect(findMutations('lib/a.ts', 'first()\n\n  if (a < b) c()\n')).toEqual([
      {
        file: 'lib/a.ts',
        line: 3,
        start: 17,
        end: 18,
        text: '<=',
        source: 'if (a < b) c()',
        change: 'if (a <= b) c()',
      },
    ])
  })

  it('throws for a syntax error', () => {
    expect(() => findMutations('lib/a.ts', 'const = 1')).toThrow('lib/a.ts')
  })
})
