import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplyFiltersButton } from '@/components/listing/apply-filters-button'
import { provideWindowWidth } from '../support/browser-parts'

const { autoSubmit, end } = vi.hoisted(() => {
  const end = vi.fn()
  return { end, autoSubmit: vi.fn(() => end) }
})
vi.mock('@/lib/browser/page/auto-submit', () => ({ autoSubmit }))

beforeEach(() => {
  autoSubmit.mockClear()
  end.mockClear()
})

const inForm = (
  <form aria-label="Filters">
    <ApplyFiltersButton many="jobs" api="/v1/job" />
  </form>
)
/** Imports requested after this one resolve after it. */
const waitForImports = () => act(async () => void (await import('@/lib/browser/page/auto-submit')))

test('submits filters beside the list automatically until it is unmounted', async () => {
  provideWindowWidth(1200)
  const { unmount } = render(inForm)
  const form = screen.getByRole('form')
  await waitForImports()
  expect(autoSubmit.mock.calls).toEqual([[form, expect.any(Function)]])
  expect(end).not.toHaveBeenCalled()
  unmount()
  expect(end).toHaveBeenCalledOnce()
})

test('needs the button on a phone', async () => {
  provideWindowWidth(360)
  render(inForm)
  await waitForImports()
  expect(autoSubmit).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Show jobs' })
  expect(button.getAttribute('type')).toBe('submit')
  const form = screen.getByRole('form')
  const send = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', send)
  fireEvent.click(button)
  expect(send).toHaveBeenCalledOnce()
})

test('submits nothing when unmounted before the script loaded', async () => {
  provideWindowWidth(1200)
  render(inForm).unmount()
  await waitForImports()
  expect(autoSubmit).not.toHaveBeenCalled()
})
