import { act, cleanup, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateSavedScreen } from '@/components/saved/late-saved-screen'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import { provideScreen } from '@/lib/browser/saved/screen-slot'
import { renderWithRouter } from '../support/with-router'

const ENGINEER = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const NOTHING = 'You have saved nothing yet'
const load = vi.fn(() => Promise.resolve(() => <p>The list</p>))

beforeEach(() => {
  load.mockClear()
  provideScreen(load)
})
afterEach(() => {
  cleanup()
  Cookies.remove('signed_in')
  window.localStorage.clear()
})

test('who has saved nothing is told so at once, without the script of the list (promise S5)', () => {
  renderWithRouter(<LateSavedScreen />)
  expect(screen.queryByText(NOTHING)).not.toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('the list comes for what this device has saved, and stays when the last of it is taken off', async () => {
  renderWithRouter(<LateSavedScreen />)
  act(() => saveOnDevice(ENGINEER))
  expect(await screen.findByText('The list')).not.toBeNull()
  act(() => unsaveOnDevice(ENGINEER))
  expect(screen.queryByText('The list')).not.toBeNull()
})

test('who is signed in gets the list, whatever is in it', async () => {
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<LateSavedScreen />)
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(await screen.findByText('The list')).not.toBeNull()
})

test('the page of everybody says nothing of it', () => {
  expect(renderToString(<LateSavedScreen />)).not.toContain(NOTHING)
})
