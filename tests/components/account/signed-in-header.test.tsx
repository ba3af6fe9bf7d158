import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AccountMenu } from '@/components/account/signed-in-header-parts'
import { SiteHeader } from '@/components/layout/header/site-header'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import type { User } from '@/lib/contract/account/user'
import { createDeferred } from '@/tests/support/deferred'
import { provideMockServer } from '@/tests/support/mock-server'
import { provideDialogs, provideWindowWidth } from '../support/browser-parts'
import { renderWithRouter } from '../support/with-router'

const dara: User = {
  firstName: 'Dara',
  lastName: 'Sok',
  email: 'dara@visvakor.example',
  phoneNumber: null,
  gender: null,
  provide: 'password',
  signInProvider: 'password',
  educationLevel: null,
  major: null,
  careerLevel: null,
  dateOfBirth: null,
  photo: null,
}

const calls: string[] = []
const profile = (answer: () => Response) => http.get('*/upstream/v1/profile', answer)
const server = provideMockServer(
  http.get('*/upstream/v1/notifications', () => HttpResponse.json({ unread: 3, data: [] })),
  http.delete('*/session', () => {
    calls.push('end')
    Cookies.remove('signed_in')
    return HttpResponse.json({ success: true })
  }),
)

// Patience with a busy machine: the first of them fetches the account's code.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => {
  provideDialogs()
})
beforeEach(() => {
  provideWindowWidth(360)
  Cookies.set('signed_in', '1')
  Cookies.set('installation', 'known')
})
afterEach(() => {
  cleanup()
  getQueryClient().clear()
  Cookies.remove('signed_in')
  Cookies.remove('installation')
  calls.length = 0
})

function renderHeader(user: User = dara) {
  server.use(profile(() => HttpResponse.json(user)))
  return renderWithRouter(
    <SiteHeader
      siteName="Visvakor"
      logo={null}
      sticky={false}
      employerUrl="https://employer.visvakor.example"
      mainId="content"
    />,
  )
}

const findAvatar = () => screen.findByRole('button', { name: 'Your account' })
const account = () => screen.queryByRole('navigation', { name: 'Account' })

async function openMenu() {
  await findAvatar()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

test('the avatar opens the items of spec §2 in order', async () => {
  renderHeader()
  await userEvent.click(await findAvatar())
  const items = within(account() ?? document.body)
  expect(
    items.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Profile', '/profile'],
    ['CV', '/profile/resumes'],
    ['Saved', '/saved'],
    ['Notifications', '/notifications'],
  ])
  expect(items.getByRole('button', { name: 'Sign out' })).toBeDefined()
})

test('the account menu reserves its space before the user is loaded', () => {
  server.use(profile(() => HttpResponse.json(dara)))
  const { container } = renderWithRouter(<AccountMenu />)
  expect(container.innerHTML).toBe('<span class="account"></span>')
})

test('Escape closes the drop-down and returns the focus', async () => {
  renderHeader()
  const avatar = await findAvatar()
  await userEvent.click(avatar)
  expect(avatar.getAttribute('aria-expanded')).toBe('true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(avatar.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(avatar)
  expect(account()).toBeNull()
})

test('the drop-down closes on selecting an item, clicking elsewhere and tabbing out', async () => {
  renderHeader()
  const avatar = await findAvatar()
  await userEvent.click(avatar)
  await userEvent.click(screen.getByRole('link', { name: 'CV' }))
  expect(account()).toBeNull()
  await userEvent.click(avatar)
  await userEvent.click(screen.getByRole('link', { name: 'News' }))
  expect(account()).toBeNull()
  await userEvent.click(avatar)
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  expect(account()).toBeNull()
})

test('shows the photo of the user, or the default avatar', async () => {
  renderHeader({ ...dara, photo: { url: '/photo.webp' } })
  const src = async () => (await findAvatar()).querySelector('img')?.getAttribute('src')
  expect(await src()).toBe('/photo.webp')
  cleanup()
  getQueryClient().clear()
  renderHeader()
  expect(await src()).toBe('/default-avatar.svg')
})

test('the mobile menu names the user and opens one section of its accordion at a time', async () => {
  renderHeader()
  const menu = await openMenu()
  expect(menu.getByText('Dara Sok')).toBeDefined()
  expect(menu.getByRole('link', { name: /^For employers/ })).toBeDefined()
  const groups = menu.getAllByRole('group')
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'Profile info',
    'Saved',
    'Notifications',
  ])
  const [name, ...otherNames] = new Set(groups.map((group) => group.getAttribute('name')))
  expect(otherNames).toEqual([])
  expect(name).toMatch(/\S/)
  const areas = ['Jobs', 'Internships', 'Scholarships']
  const wordsOf = (group: Element) =>
    Array.from(group.querySelectorAll('a'), (link) => link.textContent)
  expect(groups.slice(1).map(wordsOf)).toEqual([areas, ['All notifications', ...areas]])
})

test.each([
  [
    'password',
    [
      'Edit profile',
      'Personal details',
      'Change e-mail',
      'Change password',
      'Applications',
      'My data',
    ],
  ],
  ['phone', ['Edit profile', 'Personal details', 'Applications', 'My data']],
] as const)('the profile section for sign-in by %s', async (signInProvider, words) => {
  renderHeader({ ...dara, signInProvider })
  const [info] = (await openMenu()).getAllByRole('group')
  expect(Array.from(info?.querySelectorAll('a') ?? [], (link) => link.textContent)).toEqual(words)
})

test('the end of the session in another tab removes everything personal', async () => {
  renderHeader()
  await findAvatar()
  Cookies.remove('signed_in')
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' })))
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull()
  expect(calls).toEqual([])
})

test('an expired session ends, and the visitor stays on the page', async () => {
  server.use(profile(() => HttpResponse.json({ statusCode: 900, message: 'Over.' })))
  const here = window.location.href
  renderWithRouter(
    <SiteHeader
      siteName="Visvakor"
      logo={null}
      sticky
      employerUrl="https://e.example"
      mainId="content"
    />,
  )
  await waitFor(() => expect(calls).toEqual(['end']))
  expect(screen.getByRole('link', { name: 'Sign in | Sign up' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull()
  expect(window.location.href).toBe(here)
})

test.each([
  ['fails', () => HttpResponse.json({ statusCode: 503, message: 'Away.' }, { status: 503 })],
  ['sends an invalid response', () => HttpResponse.json({ firstName: 7 })],
])('when the API %s, the sign-in link stays and the session too', async (_, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(profile(answer))
  renderWithRouter(
    <SiteHeader
      siteName="Visvakor"
      logo={null}
      sticky
      employerUrl="https://e.example"
      mainId="content"
    />,
  )
  const link = screen.getByRole('link', { name: 'Sign in | Sign up' })
  await waitFor(() => {
    expect(getQueryClient().getQueryData(['current-user'])).toBeNull()
    expect(link.parentElement?.querySelector('.account')).toBeNull()
  })
  expect(calls).toEqual([])
})

test('shows an error when signing out does not reach our server', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderHeader()
  const { promise: failed, resolve: fail } = createDeferred()
  server.use(
    http.delete('*/session', async () => {
      calls.push('end')
      await failed
      return HttpResponse.error()
    }),
  )
  const words = 'You are still signed in. Please try again.'
  await userEvent.click(await findAvatar())
  expect(screen.queryByText(words)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(calls).toEqual(['end']))
  expect(screen.queryByText(words)).toBeNull()
  fail()
  expect(await screen.findByText(words)).toBeDefined()
  act(broadcastSessionChange)
  expect(screen.getByRole('button', { name: 'Your account' })).toBeDefined()
})
