import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MobileMenu, SignedOutMobileMenuItems } from '@/components/layout/header/mobile-menu'
import { provideDialogs, provideWindowWidth } from '@/tests/components/support/browser-parts'
import { renderWithRouter } from '@/tests/components/support/with-router'

const menu = (
  <MobileMenu opener="Menu" closer="Close" head="Visvakor">
    <a href="#news">News</a>
  </MobileMenu>
)

let browser: ReturnType<typeof provideWindowWidth>

beforeAll(provideDialogs)
beforeEach(() => {
  browser = provideWindowWidth(360)
})

const opener = () => screen.getByRole('button', { name: 'Menu' })
const isScrollLocked = () => document.documentElement.style.overflow === 'hidden'

async function openMenu() {
  render(menu)
  await userEvent.click(opener())
  await screen.findByRole('dialog', { name: 'Menu' })
}

test('is a disclosure without JavaScript', () => {
  const html = renderToString(menu)
  expect(html).toMatch(/^<details[^>]*><summary[^>]*>Menu<\/summary>.*News.*<\/details>$/)
})

test('opens as a dialog and locks the scrolling of the page', async () => {
  await openMenu()
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  expect(isScrollLocked()).toBe(true)
})

test('Close closes it, unlocks scrolling and returns the focus', async () => {
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isScrollLocked()).toBe(false)
  expect(document.activeElement).toBe(opener())
})

test('closes when an item is selected', async () => {
  await openMenu()
  await userEvent.click(screen.getByRole('link', { name: 'News' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener().getAttribute('aria-expanded')).toBe('false')
})

test('closes at a width of 1200 px, and stays open below it', async () => {
  await openMenu()
  act(() => browser.resizeTo(1199))
  expect(isScrollLocked()).toBe(true)
  act(() => browser.resizeTo(1200))
  expect(isScrollLocked()).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('can be opened again', async () => {
  await openMenu()
  await userEvent.click(screen.getByRole('link', { name: 'News' }))
  await userEvent.click(opener())
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
})

test('is painted before it becomes a modal dialog', async () => {
  render(menu)
  act(() => opener().click())
  const sheet = screen.getByRole('dialog', { hidden: true })
  expect(sheet.hasAttribute('data-coming')).toBe(true)
  expect([sheet.getAttribute('aria-hidden'), sheet.hasAttribute('open')]).toEqual(['true', false])
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(sheet.hasAttribute('data-coming')).toBe(false)
})

test('does not open when it was closed before it was ready', async () => {
  render(menu)
  act(() => opener().click())
  act(() => browser.resizeTo(1200))
  const sheet = screen.getByRole('dialog', { hidden: true })
  expect([...sheet.attributes].map(({ name }) => name).toSorted()).toEqual(['aria-label', 'class'])
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(sheet.hasAttribute('open')).toBe(false)
})

test('unlocks scrolling when the page is left while it is open', async () => {
  await openMenu()
  cleanup()
  expect(isScrollLocked()).toBe(false)
})

test('links to the search pages, saved items and sign-in, and last to the employer site', () => {
  renderWithRouter(<SignedOutMobileMenuItems employerUrl="https://employer.visvakor.example/" />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/jobs', '/scholarships', '/saved', '/notifications', '/login']),
  )
  expect(hrefs.at(-1)).toBe('https://employer.visvakor.example/')
})
