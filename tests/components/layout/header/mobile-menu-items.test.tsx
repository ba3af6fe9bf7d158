import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MobileMenuItems } from '@/components/layout/header/mobile-menu-items'
import { renderWithRouter } from '../../support/with-router'

afterEach(cleanup)

function listHrefs(employerUrl: string | null) {
  renderWithRouter(<MobileMenuItems employerUrl={employerUrl} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

test('leads to the site for employers, where there is one', () => {
  const without = listHrefs(null)
  expect(without).toEqual(
    expect.arrayContaining(['/jobs', '/scholarships', '/saved', '/notifications', '/login']),
  )
  cleanup()
  expect(listHrefs('https://employer.visvakor.example/')).toEqual([
    ...without,
    'https://employer.visvakor.example/',
  ])
})
