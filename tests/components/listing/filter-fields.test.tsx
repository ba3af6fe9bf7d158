import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FilterFields } from '@/components/listing/filter-fields'
import { vacancyFields } from '@/lib/contract/vacancies/vacancy'

afterEach(cleanup)

const panel = { locationId: { label: 'Place' }, categoryId: { label: 'Field' } }
const parts = {
  panel,
  fields: vacancyFields,
  choices: { locationId: [{ id: 8, name: 'Kep' }], categoryId: [{ id: 1, name: 'Civil' }] },
  facets: { locationId: [{ id: 8, count: 4 }], categoryId: [] },
  filters: {},
}

const listBoxes = () =>
  screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.parentElement?.textContent)

test('each filter offers what would leave matches, with how many', () => {
  render(<FilterFields {...parts} />)
  expect(listBoxes()).toEqual(['Kep (4)'])
})

test('when nobody could count, each offers everything', () => {
  render(<FilterFields {...parts} facets={null} />)
  expect(listBoxes()).toEqual(['Kep', 'Civil'])
})

test('when there is nothing to choose from, only what is set stays, and is sent again', () => {
  render(<FilterFields {...parts} choices={{}} filters={{ categoryId: [7] }} />)
  expect(screen.getAllByRole('group')).toHaveLength(1)
  const field = within(screen.getByRole('group', { name: 'Field' }))
  const box = field.getByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect([box.name, box.value, box.checked]).toEqual(['categoryId', '7', true])
  expect(listBoxes()).toEqual(['Something chosen'])
})
