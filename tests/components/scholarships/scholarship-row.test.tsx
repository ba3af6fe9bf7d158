import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { renderWithRouter } from '../support/with-router'

const scholarship: ScholarshipSummary = {
  id: 7,
  title: 'Flood Grant',
  provider: 'Hinata Foundation',
  country: 'Japan',
  university: null,
  department: { id: 1, name: 'Water and Environment', nameKm: null },
  qualification: { id: 4, name: 'Master’s degree' },
  majors: [],
  type: 'partial',
  postedAt: '2026-11-10T01:00:00Z',
  updatedAt: '2026-11-10T01:00:00Z',
  openingDate: null,
  closingDate: null,
  status: 'open',
}

function renderRow(changes: Partial<ScholarshipSummary> = {}) {
  renderWithRouter(
    <ul>
      <ScholarshipRow
        scholarship={{ ...scholarship, ...changes }}
        today="2026-11-20"
        heading="h2"
      />
    </ul>,
  )
}

describe('scholarship row', () => {
  it('shows provider, country, funding, degree and field', () => {
    renderRow()
    expect(screen.getByRole('link', { name: 'Flood Grant' }).getAttribute('href')).toBe(
      '/scholarships/7/flood-grant',
    )
    expect(screen.getByText('Hinata Foundation · Japan')).toBeTruthy()
    expect(screen.getByText('Partly funded')).toBeTruthy()
    expect(screen.getByText('Master’s degree, Water and Environment · Posted 10 Nov')).toBeTruthy()
  })

  it('does not repeat a field that is in the title', () => {
    renderRow({ title: 'Grant in Water and Environment' })
    expect(screen.getByText('Master’s degree · Posted 10 Nov')).toBeTruthy()
  })

  it('removes provider, degree and country from the end of the title', () => {
    const shown = () => screen.getByRole('link').textContent
    renderRow({ title: 'Grant in Water, Hinata Foundation' })
    expect(shown()).toBe('Grant in Water')
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/scholarships/7/grant-in-water-hinata-foundation',
    )
    cleanup()
    renderRow({ title: 'Grant in Water (Master’s degree, Japan)' })
    expect(shown()).toBe('Grant in Water')
    cleanup()
    renderRow({ title: 'Grant in Water (Master’s degree, Osaka)' })
    expect(shown()).toBe('Grant in Water (Master’s degree, Osaka)')
  })

  it('shows the opening date while it is in the future', () => {
    renderRow({ department: null, openingDate: '2026-11-21' })
    expect(screen.getByText('Master’s degree, opens 21 Nov · Posted 10 Nov')).toBeTruthy()
    cleanup()
    renderRow({ department: null, openingDate: '2026-11-20' })
    expect(screen.getByText('Master’s degree · Posted 10 Nov')).toBeTruthy()
  })
})
