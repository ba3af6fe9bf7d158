import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActiveFilters } from '@/components/listing/active-filters'
import { ListingLayout } from '@/components/listing/listing-layout'
import { MixedText } from '@/components/ui/mixed-text'
import { renderWithRouter } from '../support/with-router'

const SEARCH = 'Engineering jobs: “វិស្វករ ស៊ីវិល”, Kampot'
const khmerIn = (place: Element) =>
  [...place.querySelectorAll('[lang="km"]')].map(({ textContent }) => textContent)

test.each([
  [SEARCH, ['វិស្វករ ស៊ីវិល']],
  ['Only Latin', []],
  ['កំពត', ['កំពត']],
])('%s has its Khmer parts marked', (text, khmer) => {
  const { container } = render(<MixedText>{text}</MixedText>)
  expect(container.textContent).toBe(text)
  expect(khmerIn(container)).toEqual(khmer)
})

test('a Khmer search is marked in the heading and the filter chips', () => {
  const filters = [{ words: '“វិស្វករ”', khmer: null, withoutHref: '/jobs' }]
  const chips = <ActiveFilters filters={filters} clearHref="/jobs" />
  const none = { results: null, search: null, sort: null, list: null }
  const more = { chips, pagination: null, follow: null }
  const { container } = renderWithRouter(<ListingLayout title={SEARCH} {...none} {...more} />)
  expect(container.querySelector('h1')?.textContent).toBe(SEARCH)
  expect(khmerIn(container)).toEqual(['វិស្វករ ស៊ីវិល', 'វិស្វករ'])
})
