import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AnalyticsConsent } from '@/components/layout/services/analytics-consent'
import { publishPageUrl } from '@/lib/browser/page/page-url'
import { renderWithRouter } from '@/tests/components/support/with-router'

const ID = 'G-TEST1234'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="google"]')]
const counted = () => {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  const calls = Array.isArray(layer) ? layer.map((call) => [...call]) : []
  return calls.flatMap(([, name, more]) => (name === 'page_view' ? [more.page_location] : []))
}
const visit = (path: string) => act(() => publishPageUrl({ path, query: 'searchText=secret' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => visit('/jobs'))
afterEach(() => {
  cleanup()
  for (const script of scripts()) script.remove()
  Reflect.deleteProperty(window, 'dataLayer')
  Cookies.remove('_ga')
})

test('asks, and loads nothing from Google before consent', () => {
  renderWithRouter(<AnalyticsConsent id={ID} />)
  expect(screen.getByRole('status').textContent).toContain('Nothing is sent to Google')
  expect(scripts()).toEqual([])
})

test('after consent counts each page once, without the search text, and does not ask again', async () => {
  renderWithRouter(<AnalyticsConsent id={ID} />)
  await press('Agree')
  visit('/majors')
  expect(scripts().map(({ src }) => src)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${ID}`,
  ])
  expect(counted()).toEqual([`${window.location.origin}/jobs`, `${window.location.origin}/majors`])
  cleanup()
  renderWithRouter(<AnalyticsConsent id={ID} />)
  expect(screen.getByRole('status').textContent).toContain('because you agreed')
})

test('without consent loads nothing, now and on the next visit', async () => {
  renderWithRouter(<AnalyticsConsent id={ID} />)
  await press('No, thanks')
  cleanup()
  renderWithRouter(<AnalyticsConsent id={ID} />)
  expect(screen.getByRole('status').textContent).toContain('does not count')
  expect(scripts()).toEqual([])
})

test('withdrawing consent deletes the cookies and stops counting', async () => {
  renderWithRouter(<AnalyticsConsent id={ID} />)
  await press('Agree')
  Cookies.set('_ga', 'GA1.1.1')
  await press('Stop')
  visit('/majors')
  expect(Cookies.get('_ga')).toBeUndefined()
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true)
  expect(counted()).toHaveLength(1)
})

test('neither counts nor asks on a profile page', async () => {
  renderWithRouter(<AnalyticsConsent id={ID} />)
  await press('Agree')
  visit('/profile/resumes')
  expect(screen.queryByRole('region')).toBeNull()
  expect(counted()).toHaveLength(1)
})
