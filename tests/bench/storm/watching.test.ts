import { describe, expect, test } from 'vitest'
import { judgeErrors, listErrors } from '@/bench/storm/checks/log-lines'
import { growsWithoutBound } from '@/bench/storm/checks/memory'
import { openDeaths } from '@/bench/storm/faults/deaths'
import { createDowntimes } from '@/bench/storm/product/downtimes'
import { openSummary } from '@/bench/storm/summary'
import { openTally } from '@/bench/storm/tally'
import type { Exchange } from '@/bench/storm/wire/exchange'

const question = {
  ...{ method: 'GET', address: '/jobs/7', headers: {}, body: null },
  manner: 'whole',
} as const
const unanswered: Exchange = { question, answer: null, failure: 'reset', from: 1000, to: 2000 }

function listFindings(exchange: Exchange, downtimes = createDowntimes()): readonly string[] {
  const tally = openTally(downtimes)
  tally.watch('nobody', exchange)
  return tally.findings()
}

describe('a missing response', () => {
  test('is a problem', () => {
    expect(listFindings(unanswered)).toEqual(['GET /jobs/{id}: no answer, reset, after 1 s'])
  })

  test('is none when the client disconnected, or a file download broke off', () => {
    expect(listFindings({ ...unanswered, question: { ...question, manner: 'gone' } })).toEqual([])
    const address = '/upstream/v1/resume/3f2504e0-4f89-41d3-9a0c-0305e82c3301/file'
    const file = { ...unanswered, failure: 'in the middle: aborted' }
    expect(listFindings({ ...file, question: { ...question, address } })).toEqual([])
    expect(listFindings(file)).toHaveLength(1)
  })

  test('is none while the web app was killed, but is one before or after', () => {
    let now = 1500
    const downtimes = createDowntimes(() => now)
    downtimes.begin()
    now = 1800
    downtimes.end()
    expect(listFindings(unanswered, downtimes)).toEqual([])
    expect(listFindings({ ...unanswered, from: 1900 }, downtimes)).toHaveLength(1)
    expect(listFindings({ ...unanswered, to: 1400 }, downtimes)).toHaveLength(1)
  })

  test('is one when it was requested before the web app got the signal to stop', () => {
    const downtimes = createDowntimes(() => 1500)
    downtimes.beginGently()
    expect(listFindings(unanswered, downtimes)).toHaveLength(1)
    expect(listFindings({ ...unanswered, from: 1600 }, downtimes)).toEqual([])
  })
})

test('a bad response is reported with its URL pattern', () => {
  const answer = { status: 500, headers: {}, text: 'Internal Server Error' }
  expect(listFindings({ ...unanswered, answer }).join()).toContain(
    'GET /jobs/{id}: a 500: Internal',
  )
})

test('limits how often a process is killed, so that the launcher does not give up', () => {
  let now = 0
  const { take } = openDeaths(() => now)
  expect([take('api'), take('api'), take('api'), take('web')]).toEqual([true, true, false, true])
  now = 60_001
  expect(take('api')).toBe(true)
})

describe('log errors', () => {
  const failed = (msg: string) =>
    JSON.stringify({ level: 50, msg, err: { type: 'Error', message: 'lost' } })

  test('are grouped and counted', () => {
    const info = JSON.stringify({ level: 30, msg: 'answered' })
    const stack = ['Error: late', '    at read (file.js:1:1)']
    const errors = listErrors([info, failed('a'), failed('a'), failed('b'), ...stack])
    expect([...errors]).toEqual([
      ['a: Error: lost', 2],
      ['b: Error: lost', 1],
      ['Error: late', 1],
    ])
    expect(judgeErrors(errors)).toEqual([])
  })

  test.each([failed('Nothing caught this.'), "Unhandled 'error' event"])(
    'with %s are a problem',
    (line) => {
      expect(judgeErrors(listErrors([line]))).toHaveLength(1)
    },
  )
})

test('memory that keeps growing to twice its size is a problem', () => {
  const grown = (...bytes: number[]) =>
    growsWithoutBound(bytes.map((each) => ({ pid: 1, bytes: each })))
  expect(grown(10, 12, 14, 17, 19, 21)).toBe(true)
  expect(grown(10, 12, 14, 13, 19, 21)).toBe(false)
  expect(grown(10, 12, 14, 15, 16, 17)).toBe(false)
  expect(grown(10, 21)).toBe(false)
  const restarted = [10, 12, 14, 17, 19, 21].map((bytes, pid) => ({ pid, bytes }))
  expect(growsWithoutBound(restarted)).toBe(false)
})

test('a problem is reported with the arguments that repeat it', () => {
  const tally = openTally(createDowntimes())
  tally.find('a 500')
  const summary = openSummary('7')
  const line = summary.add({
    ...{ number: 3, faults: ['API killed'], tally, memory: 'web 9 MB' },
    errors: new Map([['lost', 2]]),
    forgotten: 1,
  })
  expect(line).toMatch(/^round 3 \| API killed \| .*1 findings\n {2}! a 500$/)
  expect(summary.findings()).toEqual(['--seed 7, round 3: a 500'])
  expect(summary.toText()).toMatch(/mails forgotten: 1[\s\S]*2 x lost[\s\S]*seed 7$/)
})
