import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MobileMenuItems } from '@/components/layout/header/mobile-menu-items'
import { renderWithRouter } from '../../support/with-router'

afterEach(cleanup)

test('links to the search pages, saved items and sign-in, and last to the employer site', () => {
  renderWithRouter(<MobileMenuItems employerUrl="https://employer.visvakor.example/" />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/jobs', '/scholarships', '/saved', '/notifications', '/login']),
  )
  expect(hrefs.at(-1)).toBe('https://employer.visvakor.example/')
})
