import { describe, expect, it } from 'vitest'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { jobListing } from '@/lib/shared/listing/listings'

const words = { title: 'Engineering jobs', description: 'Open jobs.' }
const siteName = 'Visvakor'

function read(search: string) {
  const query = jobListing.parse(new URLSearchParams(search))
  return listingMetadata(jobListing, query, listActiveFilters(jobListing, query, {}), {
    ...words,
    siteName,
  })
}

describe('the head of a listing', () => {
  it.each(['', 'categoryId=3', 'page=2'])('may be found by search engines with %j', (search) => {
    expect(read(search).robots).toBeUndefined()
  })

  it.each(['searchText=pump', 'categoryId=3&locationId=2', 'locationId=2&locationId=8'])(
    'is kept out of search engines with %j, and its links are followed',
    (search) => {
      expect(read(search).robots).toEqual({ index: false, follow: true })
    },
  )

  it('says which page it is from the second on', () => {
    expect(read('')).toMatchObject(words)
    expect(read('page=2')).toMatchObject({
      title: 'Engineering jobs, page 2',
      description: 'Open jobs. Page 2.',
    })
  })

  it('shares its words, cut to a hundred characters, with a picture', () => {
    const description = 'Open jobs for engineers. '.repeat(8)
    const query = jobListing.parse(new URLSearchParams('page=2'))
    const { openGraph, twitter } = listingMetadata(jobListing, query, [], {
      ...words,
      description,
      siteName,
    })
    expect(openGraph).toMatchObject({ title: 'Engineering jobs, page 2', url: '/jobs?page=2' })
    expect(openGraph?.description?.length).toBeLessThanOrEqual(100)
    expect(twitter).toMatchObject({ card: 'summary_large_image' })
  })

  it('has one address however the list is sorted', () => {
    const canonical = '/jobs?categoryId=3'
    expect(read('categoryId=3&sort=closing').alternates).toMatchObject({
      canonical,
      languages: { en: canonical, 'x-default': canonical },
    })
  })

  it('names the feeds of what it shows', () => {
    expect(read('categoryId=3&sort=closing').alternates?.types).toEqual({
      'application/atom+xml': [{ url: '/jobs.atom?categoryId=3', title: 'Engineering jobs' }],
      'application/feed+json': [{ url: '/jobs.json?categoryId=3', title: 'Engineering jobs' }],
    })
  })
})
