import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaySection } from '@/components/hiring/pay-section'
import type { PayByLevel } from '@/lib/contract/vacancies/pay-statistics'
import { renderWithRouter } from '../support/with-router'

const all = { lowest: 320, median: 540, highest: 1900, paid: 61, open: 74 }
const junior = { lowest: 320, median: 400, highest: 600, paid: 3, open: 5 }

function show(pay: PayByLevel, isExact = true) {
  renderWithRouter(<PaySection title="Salaries" pay={pay} coversAllOpenJobs={isExact} />)
  return document.body.textContent
}

test('shows the range, the median and the sample size, also for screen readers', () => {
  const words = show({ all, levels: [{ ...junior, level: { id: 1, name: 'Junior' } }] })
  expect(words).toContain('Lowest $320, median $540, highest $1,900')
  expect(words).toContain('$320 · $540 · $1,900')
  expect(words).toContain('from 61 of 74 open jobs')
  expect(document.querySelector('p.label')?.textContent).toBe('Pay')
  expect(screen.getByRole('listitem').textContent).toMatch(/^Junior.*\$400.*from 3 of 5 open jobs$/)
})

test('says when not all open jobs were counted', () => {
  expect(show({ all, levels: [] }, false)).toContain('from 61 of 74 open jobs we looked at')
  expect(screen.queryByRole('list')).toBeNull()
})

test('shows nothing when too few listings state their pay', () => {
  expect(show({ all: null, levels: [] })).toBe('')
})
