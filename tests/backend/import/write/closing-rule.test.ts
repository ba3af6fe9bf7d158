import { describe, expect, test } from 'vitest'
import { decideClosing, type Run } from '@/backend/import/write/closing-rule'

const now = new Date('2026-03-10T05:00:00Z')
const yesterday = new Date('2026-03-09T05:00:00Z')
const thisMorning = new Date('2026-03-09T23:00:00Z')

type Known = readonly [reference: string, missingSince?: Date | undefined, employer?: string]

function decide(
  known: readonly Known[],
  present: string,
  extent: Run['completeness']['extent'],
  more: Partial<Run> = {},
): string {
  const open = known.map(([reference, missingSince = null, employer = 'Alpha']) => {
    return { reference, missingSince, employer }
  })
  const { close, missing } = decideClosing(open, {
    source: 'board',
    completeness: { extent, reason: '' },
    presentReferences: new Set(present),
    earlier: [],
    now,
    allowShrink: false,
    ...more,
  })
  const join = (entries: typeof open) => entries.map(({ reference }) => reference).join('')
  return `${join([...close])}|${join([...missing])}`
}

const four: Known[] = [['a'], ['b'], ['c'], ['d']]
const oneLong: Known[] = [['a'], ['b'], ['c'], ['d', yesterday]]
const oneShort: Known[] = [['a'], ['b'], ['c'], ['d', thisMorning]]

describe('decideClosing returns closed|missing:', () => {
  test.each([
    ['a complete feed closes a missing entry at once', four, 'abc', 'whole', 'd|'],
    ['a complete feed without missing entries closes nothing', four, 'abcde', 'whole', '|'],
    ['half of the entries may be missing', four, 'ab', 'whole', 'cd|'],
    ['a partial feed closes nothing', four, 'a', 'part', '|'],
    ['a partial feed closes nothing that was missing before', oneLong, 'abc', 'part', '|'],
    ['a truncated feed closes nothing', four, 'abc', 'truncated', '|'],
    ['the first run without an entry marks it as missing', four, 'abc', 'unstated', '|d'],
    ['a second run on the same day waits', oneShort, 'abc', 'unstated', '|d'],
    ['a second run a day later closes the entry', oneLong, 'abc', 'unstated', 'd|'],
    ['an entry that is back stays open', oneLong, 'abcd', 'unstated', '|'],
  ] as const)('%s', (_, known, present, extent, outcome) => {
    expect(decide(known, present, extent)).toBe(outcome)
  })

  test.each(['whole', 'unstated'] as const)('refuses less than half of a %s feed', (extent) => {
    expect(() => decide(four, 'a', extent)).toThrow(
      'it names 1 of the 4 open entries of the source "board". If the others are closed, add --allow-shrink',
    )
    expect(() => decide(four, '', extent)).toThrow('it names 0 of the 4 open entries')
    expect(decide(four, 'a', extent, { allowShrink: true })).toBe('bcd|')
  })

  test('refuses less than half of the largest of the last runs, even after small steps', () => {
    const earlier = [3, 4, 6]
    expect(decide([['a'], ['b'], ['c']], 'ab', 'whole', { earlier: [3, 4] })).toBe('c|')
    expect(() => decide([['a'], ['b'], ['c']], 'ab', 'whole', { earlier })).toThrow(
      'it has 2 entries, and one of the last runs of the source "board" had 6',
    )
    expect(decide([['a'], ['b']], 'ab', 'whole', { earlier })).toBe('|')
  })

  test('waits for an employer that lost more than half of its entries', () => {
    const others: Known[] = [...'efghij'].map((each) => [each, undefined, 'Beta'])
    expect(decide([...four, ...others], 'aefghij', 'whole')).toBe('|bcd')
    expect(decide([...four, ...others], 'abefghij', 'whole')).toBe('cd|')
    const three: Known[] = [['a'], ['b'], ['c']]
    expect(decide([...three, ...others], 'aefghij', 'whole')).toBe('bc|')
    const waited: Known[] = [['a'], ...[...'bcd'].map((each): Known => [each, yesterday])]
    expect(decide([...waited, ...others], 'aefghij', 'whole')).toBe('bcd|')
  })
})
