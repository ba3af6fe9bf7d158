import { expect, test } from 'vitest'
import { vacancyFields } from '@/lib/contract/vacancies/vacancy'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'

const PRODUCTION = /^(?:app|components|hooks|lib|backend)\/.+\.tsx?$|^middleware\.ts$/

test('a new filter of vacancies needs six files, as CONTRIBUTING.md lists them', async () => {
  const texts = await readTexts('.', await listFiles('.'))
  // A file that names every filter is one where the next filter must be added.
  const places = texts.filter(
    ({ path, text }) =>
      PRODUCTION.test(path) && Object.keys(vacancyFields).every((name) => text.includes(name)),
  )
  expect(places.map(({ path }) => path).sort()).toEqual([
    'backend/areas/listing/filter-value-tables.ts',
    'backend/areas/vacancies/vacancy-filters.ts',
    'backend/db/schema/vacancy.ts',
    'lib/contract/vacancies/vacancy.ts',
    'lib/shared/listing/filter-panels.ts',
    'middleware.ts',
  ])
  const guide = texts.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? ''
  for (const { path } of places) expect(guide).toContain(`\`${path}\``)
})
