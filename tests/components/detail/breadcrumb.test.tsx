import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import { renderWithRouter } from '../support/with-router'

const title = 'Entrance Scholarship in Chemical and Food Engineering'

test('ends with the title, cropped at 40 characters and without a link (spec §9)', () => {
  const { container } = renderWithRouter(
    <Breadcrumb
      list={{ words: 'Scholarships', path: '/scholarships' }}
      page={{ words: title, path: '/scholarships/7' }}
      toUrl={(path) => `https://visvakor.example${path}`}
    />,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/', '/scholarships'])
  const current = container.querySelector('[aria-current="page"]')?.textContent ?? ''
  expect(current).toHaveLength(40)
  expect(title.startsWith(current.slice(0, -1))).toBe(true)
  // Search engines get the whole title.
  expect(container.querySelector('script')?.textContent).toContain(title)
})
