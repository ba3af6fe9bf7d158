import { beforeAll, expect, test } from 'vitest'
import { chooseSuggestions, toCandidate } from '@/backend/areas/suggestions/choose-suggestions'
import { readCandidates, skills } from '@/backend/areas/suggestions/read-candidates'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { listStatements } from '@/tests/support/list-statements'
import {
  addInternships,
  addMajors,
  addScholarships,
  draftMajor,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'

const { db } = provideDatabase({ lookups: true })
const api = provideApp({ db }, stoppedClock('2026-03-10T05:00:00Z'))

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(
    await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'Bridge & Sons' })),
  )
  const job = (sourceRef: string, more: object) => draftJob({ sourceRef, companyId, ...more })
  await addJobs(
    db,
    job('one', { title: 'Bridge engineer' }),
    job('two', { title: 'Bridge engineer' }),
    job('three', { title: 'Junior bridge designer', description: '<p>AutoCAD every day</p>' }),
    job('closed', { title: 'Bridge painter', closingDate: '2026-03-09' }),
    job('khmer', { title: 'វិស្វករស្ពាន' }),
  )
  await addInternships(db, job('placed', { title: 'Trainee', locationId: 2 }))
  await addMajors(db, draftMajor({ sourceRef: 'm', majorId: 1 }))
  await addScholarships(db, draftScholarship({ sourceRef: 's', country: 'Japan' }))
})

async function ask(area: string, searchText: string) {
  const query = new URLSearchParams({ area, searchText })
  const reply = await api.app.inject(`/v1/suggestions?${query}`)
  return { reply, texts: reply.json().data?.map(({ text }: { text: string }) => text) }
}

test('suggests titles and employers with a word that starts with the text, those that begin with it first', async () => {
  const { texts } = await ask('jobs', 'bri')
  expect(texts).toEqual(['Bridge engineer', 'Bridges', 'Bridge & Sons', 'Junior bridge designer'])
})

test('requires every typed word to start a word', async () => {
  expect((await ask('jobs', 'desi bri')).texts).toEqual(['Junior bridge designer'])
  expect((await ask('jobs', 'ridge')).texts).toEqual([])
})

test('suggests only skills that a listing has', async () => {
  expect((await ask('jobs', 'auto')).texts).toEqual(['AutoCAD'])
  expect((await ask('jobs', 'sketch')).texts).toEqual([])
})

test('matches Khmer anywhere in a title', async () => {
  expect((await ask('jobs', 'ស្ពាន')).texts).toEqual(['វិស្វករស្ពាន'])
})

test('suggests countries for scholarships', async () => {
  expect((await ask('scholarships', 'jap')).texts).toEqual(['Japan'])
})

test.each([
  ['jobs', 'job'],
  ['internships', 'internship'],
  ['scholarships', 'scholarship'],
  ['majors', 'major'],
] as const)('suggests for %s only texts that find something', async (area, call) => {
  const candidates = await readCandidates(db, area, '2026-03-10')
  const idle: string[] = []
  for (const { text } of candidates) {
    const reply = await api.app.inject(`/v1/${call}?${new URLSearchParams({ searchText: text })}`)
    if (reply.json().total === 0 || reply.json().foundBy === 'likeness') idle.push(text)
  }
  expect(idle).toEqual([])
})

test('does not suggest a place without a listing', async () => {
  const candidates = await readCandidates(db, 'jobs', '2026-03-10')
  expect(candidates.filter(({ kind }) => kind === 'place')).toEqual([])
})

test('suggests a place by each of its names', async () => {
  const candidates = await readCandidates(db, 'internships', '2026-03-10')
  expect(candidates.filter(({ kind }) => kind === 'place')).toMatchObject([
    { text: 'Kampot', also: 'កំពត', weight: 1 },
    { text: 'កំពត', also: 'Kampot', weight: 1 },
  ])
})

test('weights names of our own lists as one, and titles by their number of listings', async () => {
  const majors = await readCandidates(db, 'majors', '2026-03-10')
  const jobs = await readCandidates(db, 'jobs', '2026-03-10')
  expect([...majors, ...jobs]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: 'AutoCAD', kind: 'skill', weight: 1 }),
      expect.objectContaining({ text: 'Bridge engineer', kind: 'title', weight: 2 }),
    ]),
  )
  expect(majors.length).toBeGreaterThan(0)
  expect(majors.filter(({ weight }) => weight !== 1)).toEqual([])
})

test('the list of skills has plain names without duplicates', () => {
  expect(skills).toContain('Power BI')
  expect(skills).toContain('Python')
  expect([skills[0], skills.at(-1)]).toEqual(['AutoCAD', 'Driving licence'])
  expect(new Set(skills).size).toBe(skills.length)
  expect(skills.filter((skill) => skill.trim() !== skill || skill === '')).toEqual([])
})

test('allows shared caches to store the answer for five minutes', async () => {
  const { reply } = await ask('majors', 'x')
  expect(reply.headers['cache-control']).toBe('public, max-age=300')
})

test('reads the database once in five minutes', async () => {
  const countAsked = async (moment: string) => {
    api.clock.set(moment)
    return (await listStatements(() => ask('internships', 'x'))).length
  }
  expect(await countAsked('2026-03-10T06:00:00.000Z')).toBeGreaterThan(0)
  expect(await countAsked('2026-03-10T06:04:59.999Z')).toBe(0)
  expect(await countAsked('2026-03-10T06:05:00.000Z')).toBeGreaterThan(0)
  api.clock.set('2026-03-10T05:00:00Z')
})

test('rejects an unknown area and a text that is too long', async () => {
  expect((await ask('homes', 'bri')).reply.statusCode).toBe(400)
  expect((await ask('jobs', 'b'.repeat(61))).reply.statusCode).toBe(400)
  expect((await ask('jobs', ' ')).reply.statusCode).toBe(400)
})

test('leaves room for other kinds when one kind has many matches', () => {
  const candidates = [
    ...Array.from({ length: 9 }, (_, index) => toCandidate(`Solar job ${index}`, 'title', 9)),
    toCandidate('Solar Co', 'employer', 1),
  ]
  const chosen = chooseSuggestions(candidates, 'solar')
  expect(chosen).toHaveLength(6)
  expect(chosen.at(-1)).toEqual({ text: 'Solar Co', kind: 'employer' })
})
