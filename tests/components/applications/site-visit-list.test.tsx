import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SiteVisitList } from '@/components/applications/applications-screen'
import { saveEmployerSiteVisit } from '@/lib/browser/applications/employer-site-visits'
import { renderWithRouter } from '../support/with-router'

const visit = (id: number) => ({
  href: `/jobs/${id}/engineer`,
  title: `Engineer ${id}`,
  host: 'careers.example',
  at: `2026-11-2${id}T04:00:00.000Z`,
  hasApplied: null,
})

const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('lists visited employer sites with a link back, until they are hidden', async () => {
  saveEmployerSiteVisit(visit(1))
  saveEmployerSiteVisit(visit(2))
  renderWithRouter(<SiteVisitList />)
  expect(
    screen.getByRole('heading', { level: 2, name: 'Applications on other sites' }),
  ).toBeDefined()
  expect(titles()).toEqual(['Engineer 2', 'Engineer 1'])
  expect(screen.getByRole('link', { name: 'Engineer 1' }).getAttribute('href')).toBe(
    '/jobs/1/engineer',
  )
  for (const left of [['Engineer 1'], []]) {
    await userEvent.click(screen.getAllByRole('button', { name: 'Hide' })[0] as HTMLElement)
    await waitFor(() => expect(titles()).toEqual(left))
  }
  expect(screen.queryByRole('heading')).toBeNull()
})

test('shows nothing without visits', () => {
  renderWithRouter(<SiteVisitList />)
  expect(document.body.textContent).toBe('')
})
