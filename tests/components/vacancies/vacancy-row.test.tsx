import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VacancyRow } from '@/components/vacancies/vacancy-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

afterEach(cleanup)

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

test('a row says on which day of Phnom Penh it was posted', () => {
  renderRow({ type: { id: 1, name: 'Full-time' }, level: { id: 2, name: 'Senior' } })
  expect(screen.getByText('Full-time, Senior · Posted 20 Nov 2026')).toBeDefined()
  cleanup()
  renderRow({ type: null, level: null })
  expect(screen.getByText('Posted 20 Nov 2026')).toBeDefined()
})
