import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { requireVacancyFormat } from '@/backend/import/formats/formats'
import { ImportCounter } from '@/backend/import/import-report'
import { importedVacancySchema as schema } from '@/backend/import/imported-vacancy'
import { readCsvRecords } from '@/backend/import/read/table-records'
import { readXmlRecords } from '@/backend/import/read/xml-records'
import { acceptEntries, inBatches, readAhead } from '@/backend/import/write-entries'
import { joobleJob } from '../jooble-feed'

const jooble = requireVacancyFormat('jooble')
const leboncoin = requireVacancyFormat('leboncoin')

const ENTRIES = 10_000

/** A feed of 10,000 entries that counts those read and not yet processed. */
function countingFeed(start: string, toEntry: (number: number) => string, end: string) {
  const held = { now: 0, most: 0 }
  async function* text() {
    yield start
    for (let number = 0; number < ENTRIES; number += 1) {
      held.now += 1
      held.most = Math.max(held.most, held.now)
      yield toEntry(number)
    }
    yield end
  }
  return { text: text(), held }
}

describe('a feed of 10,000 entries', () => {
  it('keeps at most two batches of XML entries in memory: one is read while one is written', async () => {
    const { text, held } = countingFeed(
      '<jobs>',
      (number) => joobleJob({ referencenumber: `${number}` }),
      '</jobs>',
    )
    const tally = new ImportCounter()
    let through = 0
    const accepted = acceptEntries(
      readXmlRecords(text, [jooble]),
      { toInput: jooble.toVacancy, schema },
      tally,
      new Set(),
    )
    for await (const batch of readAhead(inBatches(accepted))) {
      // Long enough to read all of the feed.
      for (let turn = 0; through === 0 && turn < 2000; turn += 1) await setImmediate()
      through += batch.length
      held.now -= batch.length
    }
    expect(through).toBe(ENTRIES)
    expect(held.most).toBeGreaterThan(201)
    expect(held.most).toBeLessThanOrEqual(401)
  })

  it('keeps at most one batch and the buffers of the CSV reader in memory', async () => {
    const { text, held } = countingFeed(
      'redirection,ville,entreprise,description,titre,identifiant,région,code postal\n',
      (number) => `https://jobs.example,Lille,Acme,Text,Engineer,${number},Nord,59000\n`,
      '',
    )
    const tally = new ImportCounter()
    let through = 0
    for await (const batch of inBatches(
      acceptEntries(
        readCsvRecords(text),
        { toInput: leboncoin.toVacancy, schema },
        tally,
        new Set(),
      ),
    )) {
      through += batch.length
      held.now -= batch.length
    }
    expect(through).toBe(ENTRIES)
    expect(held.most).toBeLessThan(5_000)
  })
})

describe('batches', () => {
  it('end early when their entries are large', async () => {
    async function* entries() {
      for (let number = 0; number < 5; number += 1) yield { size: 900_000 }
    }
    const sizes: number[] = []
    for await (const batch of inBatches(entries())) sizes.push(batch.length)
    expect(sizes).toEqual([3, 2])
  })

  it('hold two million characters', async () => {
    async function* entries() {
      for (const size of [1_999_999, 1, 1_999_999, 1, 5]) yield { size }
    }
    const sizes: number[] = []
    for await (const batch of inBatches(entries())) sizes.push(batch.length)
    expect(sizes).toEqual([2, 2, 1])
  })

  it.each([
    [0, []],
    [1, [1]],
    [199, [199]],
    [200, [200]],
    [201, [200, 1]],
  ])('split %i entries into %j, never into an empty batch', async (count, expected) => {
    async function* entries() {
      for (let number = 0; number < count; number += 1) yield { size: 1 }
    }
    const sizes: number[] = []
    for await (const batch of inBatches(entries())) sizes.push(batch.length)
    expect(sizes).toEqual(expected)
  })
})

describe('reading ahead', () => {
  it('reads the next batch while one is worked on, and ends with the consumer', async () => {
    const seen: string[] = []
    async function* items() {
      try {
        for (let number = 1; ; number += 1) {
          seen.push(`read ${number}`)
          yield number
        }
      } finally {
        seen.push('closed')
      }
    }
    for await (const number of readAhead(items())) {
      seen.push(`work on ${number}`)
      if (number === 2) break
    }
    expect(seen).toEqual(['read 1', 'read 2', 'work on 1', 'read 3', 'work on 2', 'closed'])
  })

  it('throws an error when all before it was worked on', async () => {
    async function* items() {
      yield 1
      throw new Error('the feed breaks off')
    }
    const worked: number[] = []
    const work = async () => {
      for await (const number of readAhead(items())) worked.push(number)
    }
    await expect(work()).rejects.toThrow('the feed breaks off')
    expect(worked).toEqual([1])
  })
})

describe('the report', () => {
  it('lists a thousand skipped entries and counts the rest', () => {
    const tally = new ImportCounter()
    for (let line = 1; line <= 1_200; line += 1)
      tally.skip({ outcome: 'refused', reference: null, line, reason: 'x' })
    const report = tally.toReport({ source: 's', format: 'f', file: 'x', dryRun: false })
    expect(report.skippedTotal).toBe(1_200)
    expect(report.skipped).toHaveLength(1_000)
    expect(report.notes).toEqual(['only the first 1000 skipped entries are listed'])
  })
})
