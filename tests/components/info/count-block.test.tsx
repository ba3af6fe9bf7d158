import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountBlock } from '@/components/info/count-block'
import { renderWithRouter } from '../support/with-router'

const dashboard = {
  openJobs: 1234,
  jobsClosingThisWeek: 5,
  openInternships: 6,
  openScholarships: 7,
  majors: 8,
  universities: 9,
  employers: 2000,
  employersIsExact: true,
  provinces: 10,
}

it.each([
  [true, '2,000'],
  [false, '2,000+'],
])('shows whether the number of employers is exact (%s)', (employersIsExact, said) => {
  renderWithRouter(<CountBlock dashboard={{ ...dashboard, employersIsExact }} />)
  expect(screen.getByRole('link', { name: said }).getAttribute('href')).toBe('/companies')
  expect(screen.getByRole('link', { name: '1,234' }).getAttribute('href')).toBe('/jobs')
})
