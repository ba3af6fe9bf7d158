import { describe, expect, test } from 'vitest'
import { BrokenFeedError } from '@/backend/import/broken-feed-error'
import { explainFeedFailure } from '@/backend/import/explain-failure'
import { ImportCounter, toRunOutcome } from '@/backend/import/import-report'
import { printReport } from '@/backend/import/print-report'
import { StartError } from '@/backend/platform/runtime/start-error'

const of = { source: 'board', format: 'rss', file: 'feed.xml', dryRun: false }
const skip = (line: number) => ({
  outcome: 'refused' as const,
  reference: null,
  line,
  reason: 'has no title',
})

describe('an import report', () => {
  test('counts the outcomes of entries and their remarks', () => {
    const tally = new ImportCounter()
    expect(tally.hasNothing()).toBe(true)
    tally.skip(skip(3))
    tally.close(2)
    tally.close(3)
    expect(tally.hasNothing()).toBe(true)
    for (const outcome of ['taken', 'taken', 'updated', 'unchanged'] as const) tally.count(outcome)
    expect(tally.hasNothing()).toBe(false)
    tally.remark('future')
    tally.remark('future')
    tally.remark('noAddress')
    expect(tally.toReport(of)).toEqual({
      ...of,
      completeness: null,
      taken: 2,
      updated: 1,
      unchanged: 1,
      closed: 5,
      skippedTotal: 1,
      held: 0,
      skipped: [skip(3)],
      notes: [
        '2 with a posting date in the future: posted now instead',
        '1 without a web address for applications',
      ],
      fields: [],
    })
  })

  test.each(['taken', 'updated', 'unchanged'] as const)(
    'counts one %s entry as something',
    (outcome) => {
      const tally = new ImportCounter()
      tally.count(outcome)
      expect(tally.hasNothing()).toBe(false)
    },
  )

  test('lists a thousand skipped entries and notes that there are more', () => {
    const tally = new ImportCounter()
    for (let line = 1; line <= 1000; line += 1) tally.skip(skip(line))
    expect(tally.toReport(of).notes).toEqual([])
    tally.skip(skip(1001))
    const { skipped, skippedTotal, notes } = tally.toReport(of)
    expect([skipped.length, skippedTotal, notes]).toEqual([
      1000,
      1001,
      ['only the first 1000 skipped entries are listed'],
    ])
  })

  test('prints one line for more than three entries skipped for the same reason', () => {
    const tally = new ImportCounter()
    for (const line of [3, 4, 5, 6]) {
      tally.skip({ ...skip(line), reference: `JB-${line}` })
    }
    for (const line of [7, 8, 9]) tally.skip({ ...skip(line), reason: 'has no text' })
    tally.count('taken')
    const printed = printReport(tally.toReport(of)).split('\n')
    expect(printed.filter((line) => line.startsWith('  skipped ') && line.includes(':'))).toEqual([
      '  skipped 4 entries: has no title (line 3, JB-3; line 4, JB-4; line 5, JB-5; …)',
      '  skipped line 7, no reference: has no text',
      '  skipped line 8, no reference: has no text',
      '  skipped line 9, no reference: has no text',
    ])
  })

  test('names each entry of a run that published none, and what became of it', () => {
    const tally = new ImportCounter()
    for (const line of [3, 4, 5, 6])
      tally.skip({ ...skip(line), outcome: 'held', reason: 'is no job' })
    expect(tally.hasNothing()).toBe(false)
    tally.skip(skip(7))
    const report = tally.toReport(of)
    expect([report.held, toRunOutcome(report)]).toEqual([4, 'held'])
    const printed = printReport(report)
    expect(printed).toContain('4 of these are held back; decide about them: npm run desk -- held')
    for (const line of [3, 4, 5, 6])
      expect(printed).toContain(`held back line ${line}, no reference: is no job`)
    expect(printed).toContain('skipped line 7, no reference: has no title')
    tally.count('unchanged')
    expect(toRunOutcome(tally.toReport(of))).toBe('published')
  })

  test('is printed with its counts in a column', () => {
    const tally = new ImportCounter()
    tally.count('taken')
    tally.skip(skip(3))
    tally.remark('future')
    expect(
      printReport(tally.toReport({ ...of, dryRun: true })),
    ).toBe(`feed.xml (rss) as source "board"
  taken            1
  updated          0
  unchanged        0
  closed           0
  skipped          1
  skipped line 3, no reference: has no title
  note: 1 with a posting date in the future: posted now instead
  This was a dry run: nothing was saved.
`)
    expect(printReport(tally.toReport(of))).not.toContain('dry run')
    const examples = [{ reference: 'a', value: 'high' }]
    const pay = { field: 'pay', read: 0, unread: 1, notStated: 2, examples }
    const type = { field: 'type', read: 1, unread: 0, notStated: 1, examples: [] }
    expect(
      printReport({ ...tally.toReport(of), fields: [pay, type] })
        .split('\n')
        .at(-2),
    ).toBe('  pay                  0/3, 1 not understood ("high" of a), 2 not stated')
  })
})

describe('explainFeedFailure', () => {
  const failed = (why: string) => `The import of feed.xml failed: ${why}.`
  test.each([
    [
      new BrokenFeedError('it is empty', 'Fetch it', { line: 2 }),
      'feed.xml: line 2: it is empty. Fetch it.',
    ],
    [new StartError('DATABASE_URL is wrong'), 'DATABASE_URL is wrong'],
    [
      new Error('insert into …', { cause: new Error('the disk is full') }),
      failed('the disk is full'),
    ],
    [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), failed('ECONNREFUSED')],
    [new TypeError(''), failed('TypeError')],
    ['a text', failed('a text')],
  ])('explains failure %#', (error, words) => {
    expect(explainFeedFailure(error, 'feed.xml')).toBe(words)
  })
})
