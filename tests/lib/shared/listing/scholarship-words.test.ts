import { describe, expect, it } from 'vitest'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import { scholarshipListing } from '@/lib/shared/listing/listings'

const choices = {
  // A field and a major may share a name.
  departmentId: [{ id: 1, name: 'Water Engineering' }],
  majorId: [{ id: 7, name: 'Water Engineering' }],
  universityId: [{ id: 3, name: 'Tonle Institute' }],
  qualificationId: [{ id: 4, name: 'Master’s degree' }],
}

const describeQuery = (search: string) =>
  describeScholarships(scholarshipListing.parse(new URLSearchParams(search)), choices)

describe('the heading of a listing of scholarships', () => {
  it('is different for each single filter, even with equal names', () => {
    const headings = [
      '',
      'type=full',
      'type=partial',
      'departmentId=1',
      'majorId=7',
      'universityId=3',
      'qualificationId=4',
    ].map(describeQuery)
    expect(headings).toEqual([
      'Scholarships for engineers',
      'Fully funded scholarships for engineers',
      'Partly funded scholarships for engineers',
      'Scholarships in Water Engineering',
      'Scholarships to study Water Engineering',
      'Scholarships at Tonle Institute',
      'Scholarships for engineers: Master’s degree',
    ])
  })

  it('names every active filter, and the text last', () => {
    expect(
      describeQuery('type=full&departmentId=1&universityId=3&qualificationId=4&searchText=flood'),
    ).toBe(
      'Fully funded scholarships in Water Engineering at Tonle Institute: Master’s degree, “flood”',
    )
  })

  it('leaves out the order and values that no longer exist', () => {
    expect(describeQuery('sort=closing&departmentId=404')).toBe('Scholarships for engineers')
  })
})
