import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { CopyEmailButtons } from '@/components/layout/services/copy-email-buttons'
import { renderWithRouter } from '@/tests/components/support/with-router'

const settings = {
  'Phone Number': '+855 23 000 000',
  Email: 'hello@visvakor.example',
  Copyright: '© 2026 Visvakor',
  'Facebook Link': 'https://www.facebook.com/visvakor',
  'Play Store Link': 'https://play.google.com/store/apps/details?id=visvakor',
}

test.each([
  ['How to register', '/page/how-to-register'],
  ['How to post a job', '/page/how-to-post-job'],
  ['CV and cover letter', '/cv-cover-letter'],
  ['Interview tips', '/job-interview-tips'],
  ['About Us', '/page/about-us'],
  ['Help centre', '/help-center'],
  ['Contact us', '/contact-us'],
  ['How this site works', '/info'],
  ['Employers', '/companies'],
  ['Universities', '/universities'],
  ['FAQs', '/page/frequently-asked-questions'],
  ['Privacy Policy', '/page/corporate-member'],
  ['Terms and conditions', '/page/terms-and-conditions'],
])('links %s to %s', (name, href) => {
  renderWithRouter(<SiteFooter siteName="Visvakor" settings={settings} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('shows contact, social pages and app stores from the settings', () => {
  renderWithRouter(<SiteFooter siteName="Visvakor" settings={settings} />)
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect(href('+855 23 000 000')).toBe('tel:+85523000000')
  expect(href('hello@visvakor.example')).toBe('mailto:hello@visvakor.example')
  expect(href('Facebook')).toBe('https://www.facebook.com/visvakor')
  expect(href('Google Play')).toBe('https://play.google.com/store/apps/details?id=visvakor')
  expect(href('App Store')).toBeUndefined()
  expect(screen.getByText('© 2026 Visvakor')).toBeDefined()
})

test('has a button that copies the e-mail address', async () => {
  renderWithRouter(
    <>
      <SiteFooter siteName="Visvakor" settings={settings} />
      <CopyEmailButtons />
    </>,
  )
  const copy = await screen.findByRole('button', { name: 'Copy e-mail address' })
  const write = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: write } })
  fireEvent.click(copy)
  expect(await screen.findByText('(copied)')).toBeDefined()
  expect(write).toHaveBeenCalledExactlyOnceWith('hello@visvakor.example')
  write.mockRejectedValue(new Error('refused'))
  fireEvent.click(copy)
  expect(await screen.findByText('(select the address to copy it)')).toBeDefined()
})

test('has no empty cells without settings', () => {
  renderWithRouter(<SiteFooter siteName="Visvakor" settings={{}} />)
  expect(screen.getByText('© Visvakor')).toBeDefined()
  expect(screen.queryAllByRole('term')).toEqual([])
})
