// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AreaSearch } from '@/components/home/area-search'
import { CareerPath } from '@/components/home/career-path'
import { renderWithRouter } from '../support/with-router'

const counts = {
  openJobs: 1204,
  jobsClosingThisWeek: 0,
  openInternships: 1,
  openScholarships: 0,
  majors: 41,
  universities: 0,
  employers: 90,
  employersIsExact: true,
  provinces: 25,
}

test('the path from major to job counts what is there, and names what has nothing', () => {
  renderWithRouter(<CareerPath dashboard={counts} departments={[]} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '41 majors',
    'universities',
    'scholarships',
    '1 internship',
    '1,204 jobs',
  ])
})

test('the tabs of the search have a number only where something is open', () => {
  renderWithRouter(<AreaSearch dashboard={counts} places={[]} />)
  expect(screen.getAllByRole('radio').map((tab) => tab.parentElement?.textContent)).toEqual([
    'Jobs1,204',
    'Internships1',
    'Scholarships',
    'Majors41',
  ])
})
