import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toJobTypeName } from '@/backend/import/clean/job-type'
import { toPlaceLines } from '@/backend/import/clean/place'
import { formats } from '@/backend/import/formats/formats'
import { importedVacancySchema } from '@/backend/import/imported-vacancy'
import { readFeedPages } from '@/backend/import/read/read-feed-pages'
import { toDay } from '@/lib/shared/calendar/day'
import { realFeed } from '../feed-file'

/** Reads a feed as an import does; returns the entries as they would be stored. */
async function read(file: string) {
  const document = await readFeedPages(realFeed(file), formats)
  const { format, doubt } = document
  expect(doubt).toBeNull()
  const entries = []
  try {
    for await (const record of document.records) {
      if (!('toVacancy' in format)) throw new Error(`${format.name} has no vacancies`)
      const parsed = importedVacancySchema.safeParse(format.toVacancy(record, document.head()))
      entries.push(parsed.success ? parsed.data : null)
    }
  } finally {
    await document.close()
  }
  return { format: format.name, entries }
}

/** A summary of the first readable entry. */
async function readFirst(file: string) {
  const { format, entries } = await read(file)
  const entry = entries.find((one) => one !== null)
  if (entry === undefined || entry === null) return { format, count: entries.length }
  const { places, pay, closingDate, typeWords } = entry
  return {
    format,
    count: entries.length,
    title: entry.title,
    employer: entry.companyName,
    place: toPlaceLines(places),
    type: toJobTypeName(typeWords),
    pay: pay === null ? null : [pay.min, pay.max, pay.currency].join(' '),
    closing: closingDate === null ? null : toDay(closingDate),
    applyAt: entry.url ?? entry.applyEmail,
  }
}

/** The expected content of each file, checked by a person. */
const expected = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'feeds-as-they-are.json'), 'utf8'),
)

describe('the first entry of a real feed', () => {
  it.each(Object.keys(expected))('%s', async (file) => {
    expect(await readFirst(file)).toEqual(expected[file])
  })
})
