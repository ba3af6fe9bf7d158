import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import GlobalError from '@/app/global-error'
import { ErrorNotice } from '@/components/layout/notices/error-notice'
import { NotFoundNotice } from '@/components/layout/notices/not-found-notice'
import { renderWithRouter } from '@/tests/components/support/with-router'

test('the 404 page has the text of spec §2 and a link home', () => {
  renderWithRouter(<NotFoundNotice />)
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByRole('heading', { name: "UH OH! You're Lost." })).toBeDefined()
  expect(
    screen.getByText(
      'The page you are looking for does not exist. How you got here is a mystery. But you can click the button below to go back to the homepage.',
    ),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

test('a failed page offers to retry and a link home', async () => {
  const retry = vi.fn()
  renderWithRouter(<ErrorNotice error={new Error('secret of the server')} retry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expect(document.body.textContent).not.toContain('secret')
})

test.each([
  ['a missing script', 'ChunkLoadError', true],
  ['another error', 'TypeError', false],
])('%s may reload the page: %s', (_what, name, isReloaded) => {
  window.sessionStorage.clear()
  renderWithRouter(<ErrorNotice error={Object.assign(new Error(), { name })} retry={vi.fn()} />)
  // Claimed just before it; jsdom cannot reload.
  expect(window.sessionStorage.getItem('reloaded-at') !== null).toBe(isReloaded)
})

test('when the error page itself fails, a plain link leads home', () => {
  const html = renderToString(<GlobalError />)
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toMatch(/<a href="\/"[^>]*>Go back to home<\/a>/)
})
