import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VacancyRow } from '@/components/vacancies/vacancy-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

function renderRow(changes: Partial<VacancySummary>) {
  // Half past midnight of 20 November in Phnom Penh.
  const moment = '2026-11-19T17:30:00.000Z'
  const dated = { id: 7, status: 'open', postedAt: moment, updatedAt: moment } as const
  const vacancy = { ...aDraft, ...dated, ...changes }
  renderWithRouter(
    <ul>
      <VacancyRow vacancy={vacancy} listing="/jobs" today="2026-11-20" heading="h2" />
    </ul>,
  )
}

const fullTime = { id: 1, name: 'Full-time' }
const senior = { id: 2, name: 'Senior' }

test('shows the posting date in Phnom Penh, with the year only when long ago', () => {
  renderRow({ type: null, level: null })
  expect(screen.getByText('Posted 20 Nov')).toBeDefined()
  cleanup()
  renderRow({ type: null, level: null, postedAt: '2025-11-19T01:00:00.000Z' })
  expect(screen.getByText('Posted 19 Nov 2025')).toBeDefined()
})

test('shows what makes a job different, not what most have', () => {
  renderRow({ type: fullTime, level: senior })
  expect(screen.getByText('Senior · Posted 20 Nov')).toBeDefined()
  cleanup()
  renderRow({ type: { id: 3, name: 'Contract' }, level: senior })
  expect(screen.getByText('Contract, Senior · Posted 20 Nov')).toBeDefined()
})

test('shows only the province where it is known', () => {
  const siemReap = { id: 3, name: 'Siem Reap', nameKm: null }
  renderRow({ place: 'Puok, Siem Reap', location: siemReap })
  expect(screen.getByText(/· Siem Reap$/)).toBeDefined()
  cleanup()
  renderRow({ place: 'At sea', location: null })
  expect(screen.getByText(/· At sea$/)).toBeDefined()
})
