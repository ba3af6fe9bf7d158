import { beforeAll, expect, test } from 'vitest'
import { explainSearch } from '@/backend/explain-search/explain-search'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase({ lookups: true })

beforeAll(async () => {
  const [companyId] = await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'One' }))
  if (companyId === undefined) throw new Error('The company is missing')
  await addJobs(
    db,
    draftJob({ sourceRef: 'weaver', companyId, title: 'Loom weaver', description: '' }),
  )
})

const explain = async (text: string) =>
  (await explainSearch(db, { text, area: 'jobs', sort: 'relevance' }, '2026-03-10')).join('\n')

test('explains a search by its terms, its steps and how rows are found', async () => {
  const lines = await explain('weaver')
  expect(lines).toContain('"weaver" in jobs on 2026-03-10')
  expect(lines).toContain("'weaver': needed")
  expect(lines).toContain('1. rows with all terms as typed: found rows')
  expect(lines).toContain('2. rows with all terms, unknown words corrected: not tried')
  expect(lines).toContain('1 found')
  expect(lines).toContain('1. Loom weaver (')
})

test('names a correction and the step that found rows with it', async () => {
  const lines = await explain('weavar')
  expect(lines).toContain('1. rows with all terms as typed: found nothing')
  expect(lines).toContain('2. rows with all terms, unknown words corrected: found rows')
  expect(lines).toContain('searched for "weaver" instead')
  expect(await explain('loom kep')).toContain('unknown words corrected: not needed')
})
