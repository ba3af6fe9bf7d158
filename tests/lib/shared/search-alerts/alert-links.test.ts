import { expect, test } from 'vitest'
import { internshipListing, jobListing, scholarshipListing } from '@/lib/shared/listing/listings'
import {
  toInternshipAlert,
  toJobAlert,
  toScholarshipAlert,
  toSimilarAlert,
  toSimilarFilters,
} from '@/lib/shared/search-alerts/alert-links'

test.each([
  ['jobs', jobListing, toJobAlert({ companyId: 7 }, 'Hinata'), 'companyId=7', 'Jobs: Hinata'],
  ['internships', internshipListing, toInternshipAlert({ majorId: 3 }), 'majorId=3', 'Internships'],
  [
    'scholarships',
    scholarshipListing,
    toScholarshipAlert({ departmentId: 2, type: 'full' }, 'Civil'),
    'departmentId=2&type=full',
    'Scholarships: Civil',
  ],
] as const)(
  'a page of %s offers an alert with a canonical search and its own label',
  (area, listing, link, search, label) => {
    expect(link).toMatchObject({ words: `Notify me of new ${area}`, area, label })
    const spelling = new URLSearchParams(link.search)
    spelling.sort()
    expect(spelling.toString()).toBe(search)
    const { filters } = listing.parse(new URLSearchParams(link.search))
    expect(listing.toSearch({ filters, page: 1 })).toBe(link.search)
  },
)

test('similar vacancies share the first major, else the field, else all match', () => {
  const civil = { id: 7, name: 'Civil Engineering' }
  const field = { id: 2, name: 'Construction' }
  const like = (majors: (typeof civil)[], category: typeof field | null) =>
    toJobAlert(...toSimilarFilters({ majors, category }))
  expect(like([civil, field], field)).toMatchObject({
    search: 'majorId=7',
    label: 'Jobs: Civil Engineering',
  })
  expect(like([], field)).toMatchObject({ search: 'categoryId=2', label: 'Jobs: Construction' })
  expect(like([], null)).toMatchObject({ search: '', label: 'Jobs' })
})

test('a detail page offers an alert for similar listings', () => {
  const all = toJobAlert({})
  expect(toSimilarAlert(all)).toEqual({ ...all, words: 'Notify me of new jobs like this' })
})
