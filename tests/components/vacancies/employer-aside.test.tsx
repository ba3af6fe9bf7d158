import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmployerAside } from '@/components/vacancies/employer-aside'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

afterEach(cleanup)

const Text = ({ html }: { readonly html: string }) => <p>{html}</p>

function show(open: { readonly openJobs: number; readonly openInternships: number }) {
  const moment = '2026-11-20T05:00:00.000Z'
  const published = {
    id: 7,
    status: 'open',
    postedAt: moment,
    updatedAt: moment,
    country: null,
    views: 0,
    apply: { way: 'text' },
  } as const
  const vacancy = { ...aDraft, ...published, company: { ...aDraft.company, ...open } }
  renderWithRouter(<EmployerAside vacancy={vacancy} Text={Text} />)
  return screen.queryAllByRole('link').map(({ textContent }) => textContent)
}

test('leads to what is open at the employer, and says how much', () => {
  expect(show({ openJobs: 1, openInternships: 2 })).toEqual(
    expect.arrayContaining(['1 open job', '2 open internships']),
  )
})

test('does not lead to lists of nothing', () => {
  expect(show({ openJobs: 0, openInternships: 0 }).join()).not.toMatch(/open (?:job|internship)/)
})
