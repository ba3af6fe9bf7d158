import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VacancyFacts, VacancyMoreDetails } from '@/components/vacancies/vacancy-facts'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { aDraft } from '@/tests/support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

const moment = '2026-11-20T05:00:00.000Z'
const company = { ...aDraft.company, openJobs: 1, openInternships: 0 }
const vacancy: Vacancy = {
  ...aDraft,
  ...{
    id: 7,
    status: 'open',
    postedAt: moment,
    updatedAt: moment,
    country: null,
    views: 0,
    apply: { way: 'text' },
    company,
  },
}

/** What each cell says, by its label: those before the description, and those after it. */
function read(stated: Partial<Vacancy>) {
  const shown = { ...vacancy, ...stated }
  renderWithRouter(
    <>
      <VacancyFacts vacancy={shown} today="2026-11-20" />
      <VacancyMoreDetails vacancy={shown} majorPages={[]} />
    </>,
  )
  const cells = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  return Object.fromEntries(cells)
}

test('shows pay that is not monthly and the workplace as stated', () => {
  const stated = { pay: null, payText: '12–15 EUR per hour', workplace: 'hybrid' } as const
  expect(read(stated)).toMatchObject({ Salary: '12–15 EUR per hour', Workplace: 'Hybrid' })
})

test('says when pay is not stated, and has no cell for an unknown workplace', () => {
  expect(read({ pay: null })).toMatchObject({ 'Monthly salary': 'Not stated' })
  cleanup()
  expect(read({})).not.toHaveProperty('Workplace')
})

const nobody = { qualification: null, gender: null, majors: [] }
const qualification = { id: 1, name: 'Bachelor’s degree' }
const majors = [{ id: 3, name: 'Civil Engineering', nameKm: null }]

test.each([
  [{ qualification }, 'Bachelor’s degree'],
  [{ qualification, gender: { id: 1, name: 'Female' } }, 'Bachelor’s degree · Female'],
  [{ qualification, gender: { id: 1, name: 'Any' } }, 'Bachelor’s degree'],
  [{ majors }, 'Civil Engineering'],
  [{ qualification, majors }, 'Bachelor’s degree · Civil Engineering'],
  [{ gender: { id: 1, name: 'Any' } }, undefined],
  [{}, undefined],
])('shows all requirements in one line: %j', (stated, words) => {
  expect(read({ ...nobody, ...stated }).Requirements).toBe(words)
})

test('has one cell with the Khmer names and the closing date', () => {
  const stated = {
    ...nobody,
    type: null,
    location: { id: 1, name: 'Kratie', nameKm: 'ក្រចេះ' },
    qualification: { ...qualification, nameKm: 'បរិញ្ញាបត្រ' },
    majors: [{ id: 3, name: 'Civil Engineering', nameKm: 'សំណង់' }],
    level: { id: 2, name: 'Senior', nameKm: 'កម្រិតជាន់ខ្ពស់' },
    closingDate: '2026-12-28',
  }
  expect(read(stated)).toMatchObject({
    'Experience level': 'Senior',
    Requirements: 'Bachelor’s degree · Civil Engineering',
    'In Khmer': 'ក្រចេះ · កម្រិតជាន់ខ្ពស់ · បរិញ្ញាបត្រ · សំណង់ · ថ្ងៃផុតកំណត់៖ ថ្ងៃទី២៨ ខែធ្នូ',
  })
  expect(screen.getByText(/^ក្រចេះ/).lang).toBe('km')
})

test('shows the main facts first, no unknown facts, and always the pay', () => {
  expect(Object.keys(read({ ...nobody, level: { id: 2, name: 'Senior' } }))).toEqual([
    ...['Monthly salary', 'Closes', 'Place', 'Job type', 'Experience level'],
    ...['Positions', 'Posted', 'In Khmer'],
  ])
  cleanup()
  const bare = { ...nobody, type: null, level: null, positions: null, pay: null }
  expect(Object.keys(read(bare))).toEqual([
    'Monthly salary',
    'Closes',
    'Place',
    'Posted',
    'In Khmer',
  ])
  expect(screen.getByText('Not stated')).toBeDefined()
})

test('shows each known fact in its own cell', () => {
  expect(read({ ...nobody, level: { id: 2, name: 'Senior' } })).toMatchObject({
    Place: 'Kratie',
    'Monthly salary': '$700–1,100',
    'Job type': 'Full-time',
    'Experience level': 'Senior',
    Positions: '2',
  })
  const khmer = [...document.querySelectorAll('[lang="km"]')].map(({ textContent }) => textContent)
  expect(khmer).not.toContain('')
})
