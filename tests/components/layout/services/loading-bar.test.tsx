import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingBar } from '@/components/layout/services/loading-bar'
import { publishPageUrl } from '@/lib/browser/page/page-url'

const bar = () => document.querySelector('.loading-bar')

beforeEach(() => {
  act(() => publishPageUrl({ path: '/jobs', query: '' }))
  render(
    <>
      <LoadingBar />
      <a href="/jobs/7">Site engineer</a>
      <a href="/jobs#list">To the list</a>
    </>,
  )
})
afterEach(async () => {
  vi.useRealTimers()
  // An abandoned bar keeps its timer, for which a later file has no document.
  act(() => publishPageUrl({ path: '/elsewhere', query: '' }))
  await waitFor(() => expect(bar()).toBeNull())
  cleanup()
})

function click(name: string) {
  const link = Array.from(document.links).find(({ textContent }) => textContent === name)
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  act(() => link?.click())
}

test('shows once a link is clicked, and hides when the new page has loaded', async () => {
  click('Site engineer')
  await waitFor(() => expect(bar()).not.toBeNull())
  // It is removed after ten seconds; the fake timers stop before that.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => publishPageUrl({ path: '/jobs/7', query: '' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(bar()).toBeNull()
})

test('does not show for a link within the page', async () => {
  click('To the list')
  await vi.dynamicImportSettled()
  expect(bar()).toBeNull()
  click('Site engineer')
  await waitFor(() => expect(document.querySelectorAll('.loading-bar')).toHaveLength(1))
})
