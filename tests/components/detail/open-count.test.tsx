import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenCount } from '@/components/detail/institution-heading'
import { renderWithRouter } from '../support/with-router'

test.each([
  [1, '1 open job'],
  [1204, '1,204 open jobs'],
])('%d is a link whose name says what it counts', (count, name) => {
  renderWithRouter(<OpenCount count={count} href="/jobs" one="open job" many="open jobs" />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/jobs')
})

test('zero is not a link', () => {
  renderWithRouter(<OpenCount count={0} href="/jobs" one="open job" many="open jobs" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.body.textContent).toBe('0')
})
