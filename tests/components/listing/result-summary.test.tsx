import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HighlightedText, toHighlightedTitleProps } from '@/components/listing/highlighted-text'
import { NoMatches } from '@/components/listing/no-matches'
import { OtherAreaResults } from '@/components/listing/other-area-results'
import { ResultSummary } from '@/components/listing/result-summary'
import { renderWithRouter } from '../support/with-router'

const page = { total: 30, totalIsExact: true }

test.each([
  [{ foundBy: 'words' }, /^30 jobs$/],
  [
    { foundBy: 'words', searchedFor: 'civil' },
    /No job has the words “civl”\. Showing results for “civil”:/,
  ],
  [{ foundBy: 'fewThenMost', first: 1 }, /^1 jobThen 29 more with some of these words/],
  [{ foundBy: 'fewThenMost', first: 2 }, /^2 jobsThen 28 more/],
  [{ foundBy: 'mostWords' }, /^0 jobsNo job matches “civl”\. Showing 30 related jobs:/],
  [{ foundBy: 'mostWords', total: 1 }, /Showing 1 related job:/],
  [{ foundBy: 'likeness' }, /^0 jobsNo job has these words\. Showing 30 jobs with similar words:/],
  [{ total: 0, foundBy: 'likeness' }, /^0 jobs$/],
  [
    { total: 1, foundBy: 'likeness' },
    /^0 jobsNo job has these words\. Showing 1 job with similar words:/,
  ],
  [{ total: 2 }, /^2 jobs$/],
  [{ total: 10_000, totalIsExact: false }, /^10,000\+ jobs$/],
] as const)('says when the results are for other words: %j', (found, said) => {
  render(
    <ResultSummary
      page={{ ...page, ...found }}
      one="job"
      many="jobs"
      searchText="civl"
      position={{ page: 1, pages: 1 }}
    />,
  )
  expect(screen.getByRole('status').textContent).toMatch(said)
})

test('says that rows have some of several words', () => {
  render(
    <ResultSummary
      page={{ ...page, foundBy: 'mostWords' }}
      one="job"
      many="jobs"
      searchText="civil diver"
      position={{ page: 1, pages: 1 }}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe(
    '0 jobsNo job has all of these words. Showing 30 jobs with some of them:',
  )
})

test.each([
  [{}, 1, '30 jobs'],
  [{ closingThisWeek: 0 }, 1, '30 jobs'],
  [{ closingThisWeek: 1 }, 1, '30 jobs · 1 closes this week'],
  [{ closingThisWeek: 2 }, 2, '30 jobs · 2 close this week · page 2 of 3'],
  [{ closingThisWeek: 1000, closingIsExact: false }, 1, '30 jobs · 1,000+ close this week'],
])('links the number closing this week: %j on page %d', (closing, at, said) => {
  const shown = { page: { ...page, ...closing }, one: 'job', many: 'jobs' }
  renderWithRouter(
    <ResultSummary {...shown} closingHref="/jobs?sort=closing" position={{ page: at, pages: 3 }} />,
  )
  expect(screen.getByRole('status').textContent).toBe(said)
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(said.includes('this week') ? ['/jobs?sort=closing'] : [])
})

test('leaves out the number closing this week without a link', () => {
  const shown = { page: { ...page, closingThisWeek: 2 }, one: 'job', many: 'jobs' }
  render(<ResultSummary {...shown} position={{ page: 3, pages: 3 }} />)
  expect(screen.getByRole('status').textContent).toBe('30 jobs · page 3 of 3')
})

test('offers other areas with their counts', () => {
  const offers = [
    { area: 'internships', href: '/internships?searchText=x', total: 106, totalIsExact: true },
    { area: 'majors', href: '/majors?searchText=x', total: 1, totalIsExact: true },
    {
      area: 'scholarships',
      href: '/scholarships?searchText=x',
      total: 10_000,
      totalIsExact: false,
    },
  ] as const
  renderWithRouter(<OtherAreaResults offers={offers} />)
  expect(document.body.textContent).toBe(
    'This search also finds 106 internships, 1 major and 10,000+ scholarships.',
  )
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('shows nothing without offers', () => {
  expect(render(<OtherAreaResults offers={[]} />).container.textContent).toBe('')
})

test('highlights the matched words', () => {
  const { container } = render(<HighlightedText text="Civil Engineer" matchedWords={['civ*']} />)
  expect(container.innerHTML).toBe('<mark>Civil</mark> Engineer')
})

test('highlights titles only when there are words to highlight', () => {
  const row = [7, 'Civil Engineer', 'Sesan', 'Kratie', null, null, '', 0] as const
  expect(toHighlightedTitleProps([row], [])).toEqual({})
  const { titles } = toHighlightedTitleProps([row, row], ['civ*'])
  expect(titles).toHaveLength(2)
  expect(render(<p>{titles?.[0]}</p>).container.innerHTML).toBe(
    '<p><mark>Civil</mark> Engineer</p>',
  )
})

test.each([
  [[], 'You can see all of them instead:', ['All jobs']],
  [
    [{ words: 'Without Kampot', href: '/jobs?typeId=1', count: '1', isOne: true }],
    'Closest matches:',
    ['Without Kampot: 1 job', 'All jobs'],
  ],
  [
    [{ words: 'Without “dam”', href: '/jobs', count: '40', isOne: false }],
    'You can see all of them',
    ['All jobs'],
  ],
])('offers broader searches when nothing matches: %j', (broader, said, links) => {
  renderWithRouter(<NoMatches one="job" many="jobs" broader={broader} allHref="/jobs" />)
  expect(document.body.textContent).toContain(said)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test('names the search text when nothing matches', () => {
  renderWithRouter(
    <NoMatches one="job" many="jobs" broader={[]} allHref="/jobs" searchText="english teacher" />,
  )
  expect(screen.getByRole('heading').textContent).toBe('No jobs for “english teacher”')
})
