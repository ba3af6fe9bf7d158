// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HiringEmployers } from '@/components/home/hiring-employers'
import { renderWithRouter } from '../support/with-router'

const company = (id: number, name: string, openJobs: number) => ({
  id,
  name,
  kind: id < 10 ? ('company' as const) : ('ministry' as const),
  logo: null,
  type: null,
  openJobs,
})

test('lists companies and ministries in one row, and marks ministries (spec §3)', () => {
  renderWithRouter(
    <HiringEmployers
      companies={[company(1, 'Bayon Bridges', 3), company(2, 'Not Hiring', 0)]}
      ministries={[company(11, 'Ministry of Mines', 1)]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Bayon Bridges3 open jobs$/),
    expect.stringMatching(/Ministry of MinesMinistry · 1 open job$/),
  ])
})
