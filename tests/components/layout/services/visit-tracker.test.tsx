import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisitTracker } from '@/components/layout/services/startup-effects'
import { publishPageUrl } from '@/lib/browser/page/page-url'
import { isSeen } from '@/lib/browser/visits/visits'

const visit = (path: string) => act(() => publishPageUrl({ path, query: '' }))
const readVisits = () => JSON.parse(window.localStorage.getItem('visits') ?? '{}')

test('records opened items, and the time of every page', () => {
  visit('/jobs')
  const before = Date.now()
  render(<VisitTracker />)
  expect(readVisits().seen).toEqual([])
  expect(readVisits().last).toBeGreaterThanOrEqual(before)
  visit('/internships/7/trainee')
  visit('/scholarships/8')
  visit('/majors/9/civil-engineering')
  expect(readVisits().seen).toEqual(['/v1/scholarship/8', '/v1/internship/7'])
  expect(isSeen('/v1/internship', 7)).toBe(true)
})
