import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FitCell } from '@/components/qualifying/fit-cell'
import { FitEntry } from '@/components/qualifying/fit-entry'
import { renderWithRouter } from '../support/with-router'

const line = vi.hoisted(() => ({ isCut: true }))
vi.mock('@/components/qualifying/fit-list', () => ({
  get FitList() {
    if (line.isCut) throw new Error('The chunk did not come.')
    return () => 'The list came.'
  },
}))
vi.mock('@/components/qualifying/fit-answer', () => ({
  get FitAnswer() {
    if (line.isCut) throw new Error('The chunk did not come.')
    return () => 'The answer came.'
  },
  FitSummary: ({ invitation }: { readonly invitation: string }) => invitation,
}))

beforeEach(() => {
  line.isCut = true
  Cookies.remove('signed_in')
  window.localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [
    'a listing',
    'See what fits me',
    'The list came.',
    <FitEntry key="one" asks="7---" degreeAs="held" listing="/jobs" />,
  ],
  [
    'a title block',
    'Answer 4 questions',
    'The answer came.',
    <FitCell key="one" asks="7---" degreeAs="held" />,
  ],
])('in %s, what did not load says so and is tried again', async (_, name, came, element) => {
  renderWithRouter(element)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name }))
  expect((await screen.findByRole('alert')).textContent).toContain('This did not load.')
  line.isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(came)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing is fetched for a stranger who presses nothing', async () => {
  line.isCut = false
  renderWithRouter(
    <>
      <FitEntry asks="7---" degreeAs="held" listing="/jobs" />
      <FitCell asks="7---" degreeAs="held" />
    </>,
  )
  // What is asked for after it comes after it.
  await act(async () => {
    await import('@/components/qualifying/fit-list')
    await import('@/components/qualifying/fit-answer')
  })
  expect(screen.queryByText(/came/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Answer 4 questions' })).toBeDefined()
})
