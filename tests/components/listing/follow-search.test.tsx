import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FollowSearch } from '@/components/listing/follow-search'
import { renderWithRouter } from '../support/with-router'

let comeNear: (isIntersecting: boolean) => void = () => undefined

/** jsdom has no layout, so nothing comes near the viewport by itself. */
class Watch {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    comeNear = (isIntersecting) => act(() => tell([{ isIntersecting }]))
  }
  observe = () => undefined
  disconnect = () => undefined
}

// Loads what a page imports later, which takes long on a busy machine.
beforeAll(async () => void (await import('@/components/searches/device-follow-search')), 60_000)
beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch))

const feeds = { atom: '/v1/job/feed.atom', json: '/v1/job/feed.json' }
const search = { area: 'jobs', search: 'categoryId=1', label: 'Civil jobs in Cambodia' } as const

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('offers e-mail and feeds, and a save button once it is near the viewport', async () => {
  renderWithRouter(<FollowSearch feeds={feeds} search={search} />)
  expect(links()).toEqual(['e-mail', 'Atom feed', 'JSON feed'])
  comeNear(false)
  await act(async () => void (await import('@/components/searches/device-follow-search')))
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  comeNear(true)
  expect(await screen.findByRole('button', { name: 'Save this search' })).toBeDefined()
})

test('offers only feeds when the search cannot be saved', () => {
  renderWithRouter(<FollowSearch feeds={feeds} search={null} />)
  expect(links()).toEqual(['Atom feed', 'JSON feed'])
})

test('shows nothing without feeds', () => {
  const { container } = renderWithRouter(<FollowSearch feeds={null} search={search} />)
  expect(container.innerHTML).toBe('')
})
