import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { QualificationCell } from '@/components/qualification/qualification-cell'
import { QualificationToggle } from '@/components/qualification/qualification-toggle'
import { renderWithRouter } from '../support/with-router'

const line = vi.hoisted(() => ({ isCut: true }))
vi.mock('@/components/qualification/listing-qualification', () => ({
  get ListingQualification() {
    if (line.isCut) throw new Error('The chunk did not come.')
    return () => 'The list came.'
  },
}))
vi.mock('@/components/qualification/qualification-result', () => ({
  get QualificationResult() {
    if (line.isCut) throw new Error('The chunk did not come.')
    return () => 'The answer came.'
  },
  QualificationSummary: ({ invitation }: { readonly invitation: string }) => invitation,
}))

beforeEach(() => {
  line.isCut = true
  Cookies.remove('signed_in')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test.each([
  [
    'a listing',
    'See what fits me',
    'The list came.',
    <QualificationToggle key="one" asks="7---" degreeAs="held" listing="/jobs" />,
  ],
  [
    'a title block',
    'Answer 4 questions',
    'The answer came.',
    <QualificationCell key="one" asks="7---" degreeAs="held" />,
  ],
])('in %s, a failed load shows an error and can be retried', async (_, name, came, element) => {
  renderWithRouter(element)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name }))
  expect((await screen.findByRole('alert')).textContent).toContain('This did not load.')
  line.isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(came)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loads nothing for a signed-out visitor who does not click', async () => {
  line.isCut = false
  renderWithRouter(
    <>
      <QualificationToggle asks="7---" degreeAs="held" listing="/jobs" />
      <QualificationCell asks="7---" degreeAs="held" />
    </>,
  )
  // Imports requested after this one resolve after it.
  await act(async () => {
    await import('@/components/qualification/listing-qualification')
    await import('@/components/qualification/qualification-result')
  })
  expect(screen.queryByText(/came/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Answer 4 questions' })).toBeDefined()
})
