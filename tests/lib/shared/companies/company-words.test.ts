import { describe, expect, it } from 'vitest'
import type { ListedCompany } from '@/lib/contract/companies/company'
import { formatCompanyKind, formatOpenCounts } from '@/lib/shared/companies/company-words'

const company: ListedCompany = {
  id: 9,
  name: 'Mekong Works',
  logo: null,
  kind: 'company',
  type: { id: 1, name: 'Power & energy', nameKm: null },
  location: null,
  openJobs: 1,
  openInternships: 2,
}

describe('the description of an employer', () => {
  it('names its type, or a general word', () => {
    expect(formatCompanyKind(company)).toBe('Power & energy')
    expect(formatCompanyKind({ ...company, type: null })).toBe('Employer')
  })

  it('names a ministry, whatever its type', () => {
    expect(formatCompanyKind({ ...company, kind: 'ministry' })).toBe('Ministry or public body')
  })

  it('lists what is open, and says so when nothing is', () => {
    expect(formatOpenCounts(company)).toEqual(['1 open job', '2 open internships'])
    expect(formatOpenCounts({ ...company, openInternships: 1 })).toEqual([
      '1 open job',
      '1 open internship',
    ])
    expect(formatOpenCounts({ ...company, openJobs: 0 })).toEqual(['2 open internships'])
    expect(formatOpenCounts({ ...company, openJobs: 0, openInternships: 0 })).toEqual([
      'Nothing open now',
    ])
  })
})
