import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HiddenSavedItems } from '@/components/saved/list/hidden-saved-items'
import { saveOnDevice } from '@/lib/browser/saved/device-saves'
import { DEVICE, getSaves } from '@/lib/browser/saved/save-store'
import type { SavedRef } from '@/lib/browser/saved/saves'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const BRIDGES: SavedRef = { area: '/v1/scholarship', id: 7 }
const ENGINEER: SavedRef = { area: '/v1/job', id: 7 }

beforeEach(async () => {
  await saveOnDevice({ ...BRIDGES, title: 'Bridges' })
  await saveOnDevice({ area: '/v1/job', id: 8, title: 'Surveyor' })
  await saveOnDevice({ ...ENGINEER, title: 'Site engineer' })
})
afterEach(() => {
  cleanup()
  database.rows.clear()
})

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('names missing items by area and id, and removes only those from the device', async () => {
  const view = render(<HiddenSavedItems refs={[ENGINEER]} areRemoved />)
  expect(screen.getByText('1 item is no longer on this site.')).toBeDefined()
  expect(titles()).toEqual(['Site engineer'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove them from the list' }))
  expect(getSaves(DEVICE)?.entries.map(({ title }) => title)).toEqual(['Surveyor', 'Bridges'])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  view.rerender(<HiddenSavedItems refs={[BRIDGES, { area: '/v1/job', id: 8 }]} areRemoved />)
  expect(screen.getByText('2 items are no longer on this site.')).toBeDefined()
  expect(titles()).toEqual(['Surveyor', 'Bridges'])
})

test('names items that could not be loaded, and keeps them', () => {
  render(<HiddenSavedItems refs={[ENGINEER]} areRemoved={false} />)
  expect(screen.getByText('1 more is shown when you are online.')).toBeDefined()
  expect(titles()).toEqual(['Site engineer'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('only counts missing items of an account, whose titles are unknown', () => {
  const { container } = render(<HiddenSavedItems refs={[{ area: '/v1/job', id: 1 }]} areRemoved />)
  expect(container.textContent).toBe('1 item is no longer on this site.')
  expect(screen.queryByRole('list')).toBeNull()
})

test('shows nothing when everything was loaded', () => {
  expect(render(<HiddenSavedItems refs={[]} areRemoved />).container.innerHTML).toBe('')
})
