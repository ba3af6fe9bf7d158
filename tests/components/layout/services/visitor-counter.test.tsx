import { cleanup, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { VisitorCounter } from '@/components/layout/services/visitor-counter'
import { renderWithRouter } from '@/tests/components/support/with-router'
import { provideMockServer } from '@/tests/support/mock-server'

const calls: string[] = []
const server = provideMockServer(
  http.put('*/upstream/v1/installation/:id', ({ params }) => {
    calls.push('register')
    return HttpResponse.json({ id: params.id })
  }),
  http.get('*/upstream/v1/visitor-counter', () => {
    calls.push('count')
    return HttpResponse.json({
      totalCount: 120345,
      todayCount: 87,
      yesterdayCount: 92,
      activeUserCount: 4,
    })
  }),
)

afterEach(() => {
  cleanup()
  Cookies.remove('installation')
  calls.length = 0
})

function renderInFooter(): HTMLElement {
  const { container } = renderWithRouter(
    <>
      <SiteFooter siteName="Visvakor" settings={{}} />
      <VisitorCounter />
    </>,
  )
  const place = container.querySelector<HTMLElement>('.foot > :last-child')
  if (place === null) throw new Error('The footer has no place for it.')
  return place
}

test('is empty at first, then shows four counts including this visitor', async () => {
  const place = renderInFooter()
  expect(place.innerHTML).toBe('')
  await screen.findByText('120,345')
  const shown = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(shown).toEqual(['120,345', '87', '92', '4'])
  expect(calls).toEqual(['register', 'count'])
})

test.each([
  ['the API fails', () => HttpResponse.json({ statusCode: 503 }, { status: 503 })],
  ['the response is invalid', () => HttpResponse.json({ totalCount: 'many' })],
  ['there is no response', () => HttpResponse.error()],
])('shows nothing and logs once when %s', async (_, answer) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(http.get('*/upstream/v1/visitor-counter', answer))
  const place = renderInFooter()
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(place.innerHTML).toBe('')
})
