import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplyByEmail } from '@/components/applications/external/apply-by-email'
import { ApplyOnSite } from '@/components/applications/external/apply-on-site'
import { getQueryClient } from '@/lib/browser/api-client/query-client'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  Cookies.remove('signed_in')
})
afterEach(() => {
  cleanup()
  getQueryClient().clear()
})

const site = (
  <ApplyOnSite
    url="https://careers.example/jobs/9?from=us"
    site="the employer’s site"
    href="/jobs/7/engineer"
    title="Engineer"
  />
)

test('names the employer’s site, and asks later whether the user applied', async () => {
  render(site)
  expect(screen.getByText(/opens careers\.example in a new tab/)).toBeDefined()
  const link = screen.getByRole('link', { name: /^Apply on the employer’s site/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.queryByText(/Did you apply/)).toBeNull()
  await userEvent.click(link)
  await screen.findByText(/^You visited careers\.example on .* Did you apply\?$/)
  cleanup()
  render(site)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I applied' }))
  await screen.findByText(/^You applied at careers/)
  expect(screen.queryByRole('button', { name: /^Yes|^Not yet/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByText(/applied at careers/)).toBeNull())
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('careers')
})

test('after “Not yet” asks again only after another visit', async () => {
  render(site)
  await userEvent.click(screen.getByRole('link'))
  await userEvent.click(await screen.findByRole('button', { name: 'Not yet' }))
  await screen.findByText(/You have not applied yet.$/)
  expect(screen.getByRole('button', { name: 'Yes, I applied' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Not yet' })).toBeNull()
  expect(screen.queryByText(/Did you apply/)).toBeNull()
  await userEvent.click(screen.getByRole('link'))
  await screen.findByText(/Did you apply/)
})

const mail = (
  <ApplyByEmail
    address="jobs@angkor-steel.example"
    title="Engineer"
    employer="Angkor Steel"
    listingUrl="https://visvakor.example/jobs/7"
  />
)

test('drafts a letter, and sends it as the user changed it', async () => {
  const user = userEvent.setup()
  render(mail)
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Application letter')
  expect(text.value).toContain('Dear hiring team of Angkor Steel,')
  expect(text.closest('details')?.open).toBe(false)
  await user.clear(text)
  await user.type(text, 'Good day')
  const href = screen.getByRole('link', { name: 'Open e-mail app' }).getAttribute('href') ?? ''
  expect(new URLSearchParams(new URL(href).search).get('body')).toBe('Good day')
  expect(screen.queryByText(/^Copied|Copying does not work/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy letter' }))
  await screen.findByText('Copied')
  expect(screen.queryByText(/Copying does not work/)).toBeNull()
  expect(await navigator.clipboard.readText()).toBe(
    'jobs@angkor-steel.example\nApplication: Engineer\n\nGood day',
  )
})

test('shares the letter as it is where the device can share', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.assign(navigator, { share })
  render(mail)
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Application: Engineer',
    text: expect.stringContaining('Dear hiring team of Angkor Steel,'),
  })
  Reflect.deleteProperty(navigator, 'share')
})

test('recommends copying inside an app without a mail program', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux) [FBAN/FB4A]')
  render(mail)
  await screen.findByText(/may not be able to open e-mail/)
  expect(document.querySelector('details')?.open).toBe(true)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy letter' }))
  await screen.findByText(/Copying does not work/)
  expect(screen.queryByText('Copied')).toBeNull()
})

test('the letter has the name of the current user, not of the previous one (promise T1)', async () => {
  const signedIn = (firstName: string) => ({
    firstName,
    lastName: 'Sok',
    signInProvider: null,
    photo: null,
  })
  const fetch = vi.fn(() => Promise.resolve(Response.json(signedIn('Dara'))))
  vi.stubGlobal('fetch', fetch)
  Cookies.set('installation', 'known')
  Cookies.set('signed_in', '1.dara')
  render(mail)
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Application letter')
  await waitFor(() => expect(text.value).toContain('Dara Sok'))
  fetch.mockImplementation(() => Promise.resolve(Response.json(signedIn('Bopha'))))
  Cookies.set('signed_in', '1.bopha')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
  })
  await waitFor(() => expect(text.value).toContain('Bopha Sok'))
  expect(text.value).not.toContain('Dara')
})
