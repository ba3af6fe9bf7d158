import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplyMethod } from '@/components/vacancies/apply-method'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

const moment = '2026-11-20T05:00:00.000Z'

function renderWay(
  howToApply: string,
  website: string | null,
  apply: Vacancy['apply'] = { way: 'text' },
  others: Partial<Vacancy> = {},
) {
  const dated = { id: 7, status: 'open', postedAt: moment, updatedAt: moment, views: 0 } as const
  const company = { ...aDraft.company, website, openJobs: 1, openInternships: 0 }
  const vacancy: Vacancy = {
    ...aDraft,
    ...dated,
    ...{ company, country: null, howToApply, apply, ...others },
  }
  renderWithRouter(
    <ApplyMethod vacancy={vacancy} href="/jobs/7" url="https://site.example/jobs/7" />,
  )
}

test('says when a listing does not say how to apply, and links the employer', () => {
  renderWay('', null)
  expect(screen.getByText(/does not say how to apply\. Please contact the employer/)).toBeDefined()
  cleanup()
  renderWay('', 'https://employer.example/')
  expect(screen.getByRole('link', { name: /employer\.example/ })).toBeDefined()
})

test('adds nothing when the listing says how to apply', () => {
  renderWay('<p>Come by on Mondays.</p>', 'https://employer.example/')
  expect(screen.queryByRole('link')).toBeNull()
})

test('says that a listing accepts applications here; the button is elsewhere', () => {
  renderWay('', null, { way: 'here' })
  expect(screen.getByText(/^Apply on this site with your CV/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('links the same job on other sites by their names', () => {
  const seenOn = ['https://www.bongthom.com/job/7', 'https://board.example/7']
  renderWay('', null, { way: 'here' }, { seenOn })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'BongThom (opens in a new tab)',
    'board.example (opens in a new tab)',
  ])
  expect(links[0]?.getAttribute('href')).toBe(seenOn[0])
})
