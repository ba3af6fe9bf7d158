import { BrokenFeedError } from '../broken-feed-error'
import type { FeedRecord } from '../read/feed-record'
import type { ScholarshipFormat } from './feed-format'

/** All that have to be there; `posting_date` may be. */
const COLUMNS = [
  'reference',
  'title',
  'provider',
  'university',
  'department',
  'type',
  'qualification',
  'majors',
  'funding',
  'eligibility',
  'description',
  'how_to_apply',
  'apply_url',
  'country',
  'seats',
  'opening_date',
  'closing_date',
] as const

/** Our own table (docs/import.md), since boards share no format for scholarships. */
export const scholarshipTable: ScholarshipFormat = {
  name: 'scholarships',
  recordPath: 'csv',
  extent: 'whole',
  recognises: (record) => ['reference', 'title', 'provider'].every(record.has),
  toScholarship: (record) => {
    requireColumns(record)
    return {
      reference: record.text('reference'),
      title: record.text('title'),
      provider: record.text('provider'),
      country: record.text('country'),
      type: record.text('type'),
      university: record.text('university'),
      department: record.text('department'),
      qualification: record.text('qualification'),
      majors: record.text('majors').split(';'),
      seats: record.text('seats'),
      description: record.text('description'),
      funding: record.text('funding'),
      eligibility: record.text('eligibility'),
      howToApply: record.text('how_to_apply'),
      url: record.text('apply_url'),
      postedAt: record.text('posting_date'),
      openingDate: record.text('opening_date'),
      closingDate: record.text('closing_date'),
    }
  },
}

/** Requires all columns: a misspelt one would empty that field of every scholarship. */
function requireColumns(record: FeedRecord): void {
  const missing = COLUMNS.filter((column) => !record.has(column))
  if (missing.length === 0) return
  throw new BrokenFeedError(
    `a table of scholarships also has the columns ${missing.join(', ')}`,
    'Name them in the first row and leave their fields empty where nothing is known',
    { line: 1 },
  )
}
