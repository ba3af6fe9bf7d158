import { describe, expect, it } from 'vitest'
import { readReference } from '@/backend/reference/read-reference'
import type { LandingOverview } from '@/lib/contract/vacancies/landing'
import { toLandingPath, toLandingsPath } from '@/lib/shared/listing/landing-path'
import { describeLanding, describeOffers } from '@/lib/shared/listing/listing-words'

const { categories, provinces } = await readReference()
const category = { name: 'Health, Safety & Environment' }
const location = { name: 'Siem Reap' }

describe('the URL of a landing page', () => {
  it('names the field, the place, or both', () => {
    const path = (where: Parameters<typeof toLandingPath>[1]) => toLandingPath('/jobs', where)
    expect(path({ category, location: null })).toBe('/jobs/for/health-safety-environment')
    expect(path({ category: null, location })).toBe('/jobs/in/siem-reap')
    expect(path({ category, location })).toBe('/jobs/for/health-safety-environment/in/siem-reap')
    expect(toLandingsPath('/internships')).toBe('/internships/in')
  })

  it('is different for each field and each place', () => {
    const fields = categories.map((of) => toLandingPath('/jobs', { category: of, location: null }))
    const places = provinces.map((at) => toLandingPath('/jobs', { category: null, location: at }))
    expect(new Set([...fields, ...places]).size).toBe(categories.length + provinces.length)
    for (const path of [...fields, ...places])
      expect(path).toMatch(/^\/jobs\/(?:for|in)\/[a-z0-9-]+$/)
  })
})

describe('the summary of a landing page', () => {
  const pay = { min: 300, max: 1200, currency: 'USD', period: 'month' } as const
  const overview = { open: 12, openIsExact: true, employers: 7, paid: 9, pay }
  const say = (changed: Partial<LandingOverview>) =>
    describeLanding('Mechanical jobs in Kep', { ...overview, ...changed })

  it('says how many are open, from which employers and for what pay', () => {
    expect(say({})).toBe(
      'Mechanical jobs in Kep: 12 open now. From 7 employers. 9 state the pay in US dollars: $300–1,200 a month.',
    )
  })

  it('says no more than is known', () => {
    expect(say({ paid: 0, pay: null })).toContain('None states its pay in US dollars.')
    expect(say({ open: 10_000, openIsExact: false })).toBe(
      'Mechanical jobs in Kep: more than 10,000 open now. From at least 7 employers.',
    )
    expect(say({ open: 1, employers: 1, paid: 1 })).toBe(
      'Mechanical jobs in Kep: 1 open now. From 1 employer. One states the pay in US dollars: $300–1,200 a month.',
    )
    expect(say({ open: 0 })).toBe('Mechanical jobs in Kep: none is open now.')
    expect(describeOffers({ ...overview, open: 0 })).toBe('')
  })
})
