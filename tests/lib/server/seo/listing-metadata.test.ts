import { describe, expect, it } from 'vitest'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import { listActiveFilters } from '@/lib/shared/listing/filter-labels'
import { jobListing } from '@/lib/shared/listing/listings'

const words = { title: 'Engineering jobs', description: 'Open jobs.' }
const siteName = 'Visvakor'

function read(search: string, landing: string | null = null) {
  const query = jobListing.parse(new URLSearchParams(search))
  return listingMetadata(jobListing, query, listActiveFilters(jobListing, query, {}), {
    ...words,
    siteName,
    landing,
  })
}

describe('metadata of a listing', () => {
  const canonicalOf = (search: string, landing?: string) =>
    read(search, landing).alternates?.canonical

  it.each(['', 'page=2', 'sort=closing', 'categoryId=3', 'categoryId=3&locationId=2'])(
    'allows indexing with %j',
    (search) => {
      expect(read(search).robots).toBeUndefined()
    },
  )

  it('excludes searches from search engines, but lets them follow links', () => {
    expect(read('searchText=pump').robots).toEqual({ index: false, follow: true })
    expect(canonicalOf('searchText=pump&page=2')).toBe('/jobs')
  })

  it('has the page number in the title from page two on', () => {
    expect(read('')).toMatchObject({ title: words.title, description: words.description })
    expect(read('page=2')).toMatchObject({
      title: 'Engineering jobs, page 2',
      description: 'Open jobs. Page 2.',
    })
  })

  it('has a canonical URL for each page of the whole list, in any order', () => {
    expect(canonicalOf('')).toBe('/jobs')
    expect(canonicalOf('page=2')).toBe('/jobs?page=2')
    expect(canonicalOf('page=2&sort=closing')).toBe('/jobs?page=2')
  })

  it('has the matching landing page as canonical URL, else the whole list', () => {
    expect(canonicalOf('categoryId=3', '/jobs/for/civil')).toBe('/jobs/for/civil')
    expect(canonicalOf('categoryId=3&page=2', '/jobs/for/civil')).toBe('/jobs/for/civil')
    expect(canonicalOf('categoryId=3')).toBe('/jobs')
    expect(canonicalOf('levelId=2&page=2')).toBe('/jobs')
  })

  it('has a share description of at most a hundred characters and a picture', () => {
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

  it('is shared by its own URL with all filters', () => {
    for (const search of ['levelId=2&page=2', 'searchText=pump', 'categoryId=3']) {
      expect(read(search, '/jobs/for/civil').openGraph?.url).toBe(`/jobs?${search}`)
    }
  })

  it('has one URL for all languages', () => {
    expect(read('page=2').alternates?.languages).toEqual({
      en: '/jobs?page=2',
      'x-default': '/jobs?page=2',
    })
  })

  it('names the feeds of the listing', () => {
    expect(read('categoryId=3&sort=closing').alternates?.types).toEqual({
      'application/atom+xml': [{ url: '/jobs.atom?categoryId=3', title: 'Engineering jobs' }],
      'application/feed+json': [{ url: '/jobs.json?categoryId=3', title: 'Engineering jobs' }],
    })
  })
})
