import { expect, test } from 'vitest'
import {
  likeThis,
  toInternshipAlert,
  toJobAlert,
  toScholarshipAlert,
} from '@/lib/shared/alert-links'
import { internshipListing, jobListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'

test.each([
  ['jobs', jobListing, toJobAlert({ companyId: 7 }), 'companyId=7'],
  ['internships', internshipListing, toInternshipAlert({ majorId: 3 }), 'majorId=3'],
  ['scholarships', scholarshipListing, toScholarshipAlert({ universityId: 2 }), 'universityId=2'],
] as const)(
  'an alert from a page is the search of %s that the alert’s own page takes',
  (area, listing, { href, words }, search) => {
    expect(words).toBe(`Tell me of new ${area}`)
    const [, , named, packed = ''] = href.split('/')
    expect(named).toBe(area)
    expect(unpackQuery(packed)).toBe(search)
    const { filters } = listing.parse(new URLSearchParams(search))
    expect(listing.toSearch({ filters, page: 1 })).toBe(search)
  },
)

test('from a listing one is told of others like it', () => {
  const all = toJobAlert({})
  expect(likeThis(all)).toEqual({ words: 'Tell me of new jobs like this', href: all.href })
})
