import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountLink } from '@/components/home/closing-soon'
import { renderWithRouter } from '../support/with-router'

test('formats the count with separators and links it', () => {
  renderWithRouter(<CountLink count={1412} words="open jobs" href="/jobs" />)
  expect(screen.getByRole('link', { name: '1,412 open jobs' }).getAttribute('href')).toBe('/jobs')
})
