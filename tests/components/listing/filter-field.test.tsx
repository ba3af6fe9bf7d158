import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterField } from '@/components/listing/filter-field'

const options = [
  [1, 'Kampot (4)'],
  [2, 'Kep (9)'],
  [3, 'Takeo (2)'],
] as const

test('a filter with several values is a group of boxes, those that are chosen ticked', () => {
  render(
    <FilterField
      several
      listed={false}
      name="placeId"
      label="Place"
      options={options}
      chosen={[2, 3]}
    />,
  )
  const group = within(screen.getByRole('group', { name: 'Place' }))
  const boxes = group.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['placeId', '1', false],
    ['placeId', '2', true],
    ['placeId', '3', true],
  ])
  expect(group.getByText('2 chosen').tagName).toBe('SUMMARY')
})

test('a filter with one value is a select, named by its label alone', () => {
  const chosen = [2]
  render(
    <FilterField
      several={false}
      listed={false}
      name="fieldId"
      label="Field"
      options={options}
      chosen={chosen}
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Field' })
  expect([select.name, select.value]).toEqual(['fieldId', '2'])
})

test('a filter that is not set asks for any value', () => {
  render(
    <FilterField
      several={false}
      listed={false}
      name="levelId"
      label="Level"
      options={options}
      chosen={[]}
    />,
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' }).value).toBe('')
})

test('a filter with one value of a few is a group of buttons, the first for any', () => {
  const ofPlace = { name: 'placeId', label: 'Place', options }
  const { unmount } = render(<FilterField several={false} listed {...ofPlace} chosen={[3]} />)
  const listed = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio', { hidden: true })
      .map(({ value, checked }) => [value, checked])
  const [one, two, three] = [['1', false] as const, ['2', false] as const, ['3', true] as const]
  expect(listed()).toEqual([['', false], one, two, three])
  expect(screen.getByText('Takeo (2)', { selector: 'summary' })).toBeDefined()
  unmount()
  render(<FilterField several={false} listed {...ofPlace} chosen={[]} />)
  expect(listed()).toEqual([['', true], one, two, ['3', false]])
})
