import { expect, test } from 'vitest'
import { readReference } from '@/backend/reference/read-reference'

const reference = await readReference()

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const plainText = (html: string) => html.replace(/<[^>]+>/g, ' ')
const countItems = (html: string) => (html.match(/<li>/g) ?? []).length

test('the capital comes first, then 24 provinces by name', () => {
  const [capital, ...provinces] = reference.provinces
  expect(capital).toEqual({ name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' })
  expect(provinces).toHaveLength(24)
  expect(names(provinces)).toEqual(names(provinces).toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('each pay band begins where the one before ends', () => {
  const { salaryBands } = reference
  expect(salaryBands.map(({ min }) => min).slice(1)).toEqual(
    salaryBands.map(({ max }) => max).slice(0, -1),
  )
  expect([salaryBands.at(0)?.min, salaryBands.at(-1)?.max]).toEqual([null, null])
})

test('every major says what one studies, and where it leads', () => {
  const { majors, majorProfiles } = reference
  expect(majorProfiles).toHaveLength(40)
  expect(majorProfiles.map(({ major }) => major).toSorted()).toEqual(names(majors).toSorted())
  for (const { description, careers } of majorProfiles) {
    expect(plainText(description).length).toBeGreaterThan(80)
    expect(Math.min(countItems(description), countItems(careers))).toBeGreaterThanOrEqual(4)
  }
})

test('the site has settings under the keys of the specification', () => {
  expect(reference.settings.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'Site Name',
      'Phone Number',
      'Email',
      'Copyright',
      'Facebook Link',
      'YouTube Link',
      'Logo',
    ]),
  )
})
