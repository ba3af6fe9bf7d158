import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmployerAside } from '@/components/vacancies/vacancy-layout'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

const Text = ({ html }: { readonly html: string }) => <p>{html}</p>

type Open = { readonly openJobs: number; readonly openInternships: number }

function show(open: Open, known: Partial<(typeof aDraft)['company']> = {}) {
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
  const vacancy = { ...aDraft, ...published, company: { ...aDraft.company, ...open, ...known } }
  renderWithRouter(<EmployerAside vacancy={vacancy} Text={Text} />)
  return screen.queryAllByRole('link').map(({ textContent }) => textContent)
}

test('links the open listings of the employer with their counts', () => {
  expect(show({ openJobs: 1, openInternships: 2 })).toContain('1 open job · 2 open internships')
  cleanup()
  expect(show({ openJobs: 0, openInternships: 1 })).toContain('1 open internship')
})

test('links no empty lists', () => {
  expect(show({ openJobs: 0, openInternships: 0 }).join()).not.toMatch(/open (?:job|internship)/)
})

test('shows type and place of the employer where they are known', () => {
  const type = { id: 1, name: 'Private', nameKm: null }
  const location = { id: 2, name: 'Kratie', nameKm: null, code: 'KH-10' }
  const words = (known: Parameters<typeof show>[1]) => {
    show({ openJobs: 0, openInternships: 0 }, known)
    const said = document.body.textContent
    cleanup()
    return said
  }
  expect(words({ type, location, description: '', website: null })).toBe(
    'Sesan BridgesPrivate · Kratie',
  )
  expect(words({ location, description: 'We build.', website: null })).toBe(
    'Sesan BridgesKratieWe build.',
  )
  expect(words({ description: '' })).toMatch(/^Sesan Bridgessesan\.example/)
})
