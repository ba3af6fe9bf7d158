import { describe, expect, it } from 'vitest'
import { describeMajors } from '@/lib/shared/listing/listing-words'
import { majorListing } from '@/lib/shared/listing/listings'

const choices = {
  departmentId: [{ id: 1, name: 'Civil Engineering' }],
  universityId: [{ id: 3, name: 'Tonle Institute' }],
}

const describeQuery = (search: string) =>
  describeMajors(majorListing.parse(new URLSearchParams(search)), choices)

describe('the heading of a listing of majors', () => {
  it('is different for each single filter', () => {
    expect(['', 'departmentId=1', 'universityId=3'].map(describeQuery)).toEqual([
      'Engineering majors in Cambodia',
      'Majors in Civil Engineering',
      'Engineering majors at Tonle Institute',
    ])
  })

  it('names every active filter, and the text last', () => {
    expect(describeQuery('departmentId=1&universityId=3&searchText=road')).toBe(
      'Majors in Civil Engineering at Tonle Institute: “road”',
    )
  })

  it('leaves out values that no longer exist', () => {
    expect(describeQuery('departmentId=404')).toBe('Engineering majors in Cambodia')
  })
})
