import { describe, expect, test } from 'vitest'
import { formats, requireVacancyFormat } from '@/backend/import/formats/formats'
import { HeadFields } from '@/backend/import/read/feed-head'
import type { FeedRecord } from '@/backend/import/read/feed-record'

type Fields = Readonly<Record<string, string>>

function toRecord(fields: Fields): FeedRecord {
  return {
    line: 1,
    path: '',
    size: 1,
    fields: () => Object.keys(fields),
    has: (field) => field in fields,
    text: (field) => fields[field] ?? '',
    texts: (field) => [fields[field] ?? ''].filter(Boolean),
    parts: () => [],
  }
}

/** Fields that each have their own name as value. */
const echo = (...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, name]))

/** The required fields by which a format is recognised. */
const marks: readonly (readonly [format: string, fields: readonly string[]])[] = [
  ['hellowork', ['job_id', 'company_title']],
  ['jooble', ['referencenumber', 'region/city']],
  ['edf', ['reference', 'jobDescription/title']],
  ['hr-xml', ['PositionProfile/PositionTitle']],
  ['neogov', ['joblisting:jobId']],
  ['rss', ['title', 'link']],
  ['rss', ['title', 'guid']],
  ['leboncoin', ['identifiant', 'titre', 'entreprise', 'redirection']],
  ['greenhouse', ['absolute_url', 'title']],
  ['ashby', ['jobUrl', 'employmentType']],
  ['lever', ['hostedUrl', 'text']],
  ['table', ['title', 'description']],
]

describe.each(marks)('%s', (name, fields) => {
  const { recognises } = requireVacancyFormat(name)
  test(`is recognised by ${fields.join(' and ')}`, () => {
    expect(recognises(toRecord(echo(...fields)))).toBe(true)
  })
  test.each(fields)('is not recognised without %s', (missing) => {
    expect(recognises(toRecord(echo(...fields.filter((field) => field !== missing))))).toBe(false)
  })
})

type Output = Readonly<Record<string, unknown>>

/** Fields with the same meaning, the preferred one first. */
const stand: readonly (readonly [format: string, output: string, ...fields: string[]])[] = [
  ['jooble', 'reference', 'referencenumber', 'guid'],
  ['jooble', 'currency', 'salary/currency', 'currency'],
  ['edf', 'companyName', 'jobDescription/salaryRange', 'entity'],
  [
    'edf',
    'requirements',
    'jobDescription/applicantProfileFormatted',
    'jobDescription/applicantProfile',
  ],
  ['hr-xml', 'reference', 'DocumentID', 'PositionProfile/PositionID'],
  ['rss', 'reference', 'dc:identifier', 'guid', 'link'],
  ['rss', 'title', 'title', 'title/a'],
  ['rss', 'companyName', 'dc:publisher', 'author', 'dc:creator'],
  ['rss', 'description', 'content:encoded', 'description'],
  ['lever', 'description', 'description', 'descriptionPlain'],
  ['lever', 'url', 'applyUrl', 'hostedUrl'],
  ['ashby', 'reference', 'id', 'jobUrl'],
  ['ashby', 'description', 'descriptionHtml', 'descriptionPlain'],
  ['ashby', 'url', 'applyUrl', 'jobUrl'],
  ['job-posting', 'reference', 'identifier/value', 'identifier', 'url', '@id'],
  ['job-posting', 'title', 'title', 'name'],
  ['job-posting', 'companyName', 'hiringOrganization/name', 'hiringOrganization'],
  [
    'job-posting',
    'min',
    'baseSalary/value/minValue',
    'baseSalary/value/value',
    'baseSalary/minValue',
  ],
  [
    'job-posting',
    'max',
    'baseSalary/value/maxValue',
    'baseSalary/value/value',
    'baseSalary/maxValue',
  ],
  ['job-posting', 'currency', 'baseSalary/currency', 'baseSalary/value/currency'],
  ['job-posting', 'period', 'baseSalary/value/unitText', 'baseSalary/unitText'],
]

test.each(stand)(
  'of %s reads the %s from the first of its fields with a value',
  (name, output, ...fields) => {
    const { toVacancy } = requireVacancyFormat(name)
    const left = [...fields]
    for (const field of fields) {
      const { places = [], pay, ...rest } = toVacancy(toRecord(echo(...left)))
      const all: Output = { ...rest, ...places[0], ...pay }
      expect(all[output]).toBe(field)
      left.shift()
    }
  },
)

test('ashby withholds an entry that is not listed', () => {
  const { isWithheld } = requireVacancyFormat('ashby')
  const read = ['false', 'true', ''].map((isListed) => isWithheld?.(toRecord({ isListed })))
  expect(read).toEqual([true, false, false])
})

test.each([
  ['Site Engineer at Delta Grid', 'Mekong Works', 'Site Engineer', 'Delta Grid'],
  ['Site Engineer', 'Mekong Works', 'Site Engineer', 'Mekong Works'],
  ['Site Engineer', 'Mekong Jobs', 'Site Engineer', ''],
])('rss reads %j in the channel %j as %j of %j', (stated, channel, title, companyName) => {
  const { toVacancy } = requireVacancyFormat('rss')
  const record = toRecord({ title: stated, 'dc:creator': 'admin' })
  const head = { ...new HeadFields().toHead(), title: channel }
  expect(toVacancy(record, head)).toMatchObject({ title, companyName })
})

const place = { city: '', region: '', country: '' }

test.each([
  [
    { title: 'Welder', employer: 'Acme', city: 'Kep', description: 'a', requirements: 'b' },
    { reference: 'welder | acme | kep', description: 'a', requirements: 'b' },
  ],
  [
    { title: 'Welder', link: 'u', requirements: 'b' },
    { reference: 'u', description: 'b', requirements: '' },
  ],
  [
    { reference: 'r', link: 'u', contact: 'a@b.example' },
    { reference: 'r', howToApply: '' },
  ],
  [
    { email: 'a@b.example', contact: 'x' },
    { howToApply: '', applyEmail: 'a@b.example' },
  ],
  [
    { contact: 'Sok (a@b.example)' },
    { description: 'Sok (a@b.example)', applyEmail: 'a@b.example' },
  ],
  [{ contact: 'a@b.example, c@d.example' }, { applyEmail: '' }],
  [{ contact: 'Sok' }, { howToApply: 'Sok', applyEmail: '' }],
  [{ 'how to apply': 'Come.', contact: 'Sok' }, { howToApply: 'Come.' }],
  [
    { positions: '3 posts', remote: 'yes' },
    { positions: '3', remoteWords: ['yes'] },
  ],
  [{ 'Salary (USD/month)': '500' }, { pay: { text: '500 USD/month', period: '' } }],
  [{ 'Salary min': '5' }, { pay: { min: '5', period: 'month' } }],
  [{ 'Salary min': '5', 'Salary period': 'year' }, { pay: { period: 'year' } }],
  [
    { city: 'Kep; Takeo', province: 'x' },
    {
      places: [
        { ...place, city: 'Kep' },
        { ...place, city: 'Takeo' },
      ],
    },
  ],
  [
    { city: 'Kep', province: 'x', country: 'y' },
    { places: [{ city: 'Kep', region: 'x', country: 'y' }] },
  ],
  [{ city: 'Hanoi, Vietnam' }, { places: [{ city: 'Hanoi', region: '', country: 'Vietnam' }] }],
])('a table with %j is read as %j', (fields, read) => {
  const { toVacancy } = requireVacancyFormat('table')
  expect(toVacancy(toRecord(fields))).toMatchObject(read)
})

test('hr-xml lists requirements, one or several, and has no list without any', () => {
  const { toVacancy } = requireVacancyFormat('hr-xml')
  const body = 'PositionProfile/UserArea/GOVT_XMLJobBody'
  const asked = { [`${body}/QualificationsAndEvaluation/Qualifications`]: 'A degree.' }
  const key = { [`${body}/Overview/KeyRequirement`]: 'Travel' }
  expect(toVacancy(toRecord({ ...asked, ...key })).requirements).toBe(
    '<ul><li>Travel</li></ul>A degree.',
  )
  expect(toVacancy(toRecord(asked)).requirements).toBe('A degree.')
})

test('formats of a page or channel are partial, and boards without pages are complete', () => {
  const names = formats.map(({ name }) => name)
  const ofExtent = (extent: 'part' | 'whole') =>
    formats.filter((format) => format.extent === extent).map(({ name }) => name)
  expect(ofExtent('part')).toEqual(
    [
      ...[
        'rss',
        'job-posting',
        'adzuna',
        'atom',
        'jobtech',
        'remoteok',
        'usajobs',
        'wp-job-manager',
      ],
      'weworkremotely',
      'workday',
    ].toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
  )
  expect(ofExtent('whole')).toEqual(['ashby', 'scholarships', 'personio', 'recruitee', 'vacancies'])
})
