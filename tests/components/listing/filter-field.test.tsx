import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KhmerNamesLoader } from '@/components/layout/services/deferred-services'
import { FilterField } from '@/components/listing/filter-field'
import { setKhmerNames } from '@/lib/browser/khmer-names/khmer-names'
import { provideWindowWidth } from '@/tests/components/support/browser-parts'

afterEach(() => {
  cleanup()
  setKhmerNames({})
})

const options = [
  [1, 'Kampot (4)'],
  [2, 'Kep (9)'],
  [3, 'Takeo (2)'],
] as const

test('a filter with several values is a group of checkboxes', () => {
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

test('a filter with one value is a select with a label', () => {
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

test('a filter that is not set shows “Any”', () => {
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

test('a filter with one of a few values is a group of radio buttons, the first for any', () => {
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

const both = (
  <>
    <FilterField
      several
      listed={false}
      name="locationId"
      label="Place"
      options={options}
      chosen={[]}
    />
    <FilterField
      several={false}
      listed={false}
      name="majorId"
      label="Major"
      options={options}
      chosen={[]}
    />
  </>
)

test('shows Khmer names beside the English ones, marked as Khmer', () => {
  render(both)
  expect(screen.getByText('Any', { selector: 'summary' })).toBeDefined()
  act(() => setKhmerNames({ locationId: { 1: 'កំពត' }, majorId: { 2: 'សំណង់' } }))
  expect(screen.getByText('កំពត').lang).toBe('km')
  expect(screen.getByText('កំពត').parentElement?.textContent).toBe('Kampot (4) កំពត')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any',
    'Kampot (4)',
    'Kep (9) · សំណង់',
    'Takeo (2)',
  ])
})

test('loads Khmer names when the filters are opened, and retries after a failure', async () => {
  provideWindowWidth(360)
  const answers = [new Response('{}', { status: 503 }), new Response('{"locationId":{"2":"កែប"}}')]
  const ask = vi.fn(async (_address: string) => answers.shift() ?? new Response('{}'))
  vi.stubGlobal('fetch', ask)
  render(
    <>
      <details className="filter-panel">{both}</details>
      <KhmerNamesLoader />
    </>,
  )
  const panel = document.querySelector('.filter-panel')
  const toggle = () => act(async () => void panel?.dispatchEvent(new Event('toggle')))
  await toggle()
  expect(ask).not.toHaveBeenCalled()
  panel?.setAttribute('open', '')
  await toggle()
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await toggle()
  expect(await screen.findByText('កែប')).toBeDefined()
  await toggle()
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    '/upstream/v1/khmer-names',
    '/upstream/v1/khmer-names',
  ])
})
