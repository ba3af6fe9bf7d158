import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CachedPageBar } from '@/components/offline/cached-page-bar'

const { dataset } = document.documentElement
const worker = new EventTarget()

beforeEach(() => {
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: worker })
  dataset.cachedAt = String(new Date(2026, 10, 22, 14, 5).getTime())
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  delete dataset.cachedAt
  delete dataset.cachedReason
})

const said = () => screen.getByRole('status').textContent
const newest = () => screen.queryByText('Show the newer copy')
const receiveMessage = (data: unknown) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })))

test('says when and why a page was stored, and offers the newest once online', () => {
  render(<CachedPageBar path="/" />)
  expect(said()).toBe('Stored on 22 Nov, 14:05. You are offline.')
  expect(newest()).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(said()).toBe('Stored on 22 Nov, 14:05. You are online again.')
  expect(newest()?.getAttribute('href')).toBe('')
})

test('on a slow connection waits for a newer copy, and offers it', () => {
  dataset.cachedReason = 'slow'
  render(<CachedPageBar path="/" />)
  expect(said()).toContain('The connection is slow.')
  receiveMessage({ kind: 'another' })
  expect(said()).toContain('The connection is slow.')
  expect(newest()).toBeNull()
  receiveMessage({ kind: 'fresh' })
  expect(said()).toContain('A newer copy is ready.')
  expect(newest()).not.toBeNull()
})

test.each(['/jobs', undefined])('shows nothing on a page from the server', (path) => {
  if (path === undefined) delete dataset.cachedAt
  const listen = vi.spyOn(window, 'addEventListener')
  const { container } = render(<CachedPageBar path={path ?? '/'} />)
  expect(container.innerHTML).toBe('')
  expect(listen.mock.calls.filter(([name]) => name === 'online')).toEqual([])
})
