import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterFields } from '@/components/listing/filter-fields'
import { vacancyFields } from '@/lib/contract/vacancies/vacancy'

const parts = {
  panel: { categoryId: { label: 'Field' }, majorId: { label: 'Major' } },
  fields: vacancyFields,
  choices: { categoryId: [{ id: 8, name: 'Civil' }], majorId: [{ id: 1, name: 'Water' }] },
  facets: { categoryId: [{ id: 8, count: 4 }], majorId: [] },
  filters: {},
}

const listOffers = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ name, options }) => [name, ...[...options].map(({ text }) => text)])

test('each filter offers the values with matches and their counts', () => {
  render(<FilterFields {...parts} />)
  expect(listOffers()).toEqual([
    ['categoryId', 'Any', 'Civil (4)'],
    ['majorId', 'Any'],
  ])
})

test('each filter offers all values without counts', () => {
  render(<FilterFields {...parts} facets={null} />)
  expect(listOffers()).toEqual([
    ['categoryId', 'Any', 'Civil'],
    ['majorId', 'Any', 'Water'],
  ])
})

test('without values keeps the selected one, so that it is submitted again', () => {
  render(<FilterFields {...parts} choices={{}} filters={{ majorId: 7 }} />)
  expect(listOffers()).toEqual([['majorId', 'Any', 'Something chosen']])
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('7')
})
