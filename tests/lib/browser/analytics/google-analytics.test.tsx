import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAnalytics, stopAnalytics } from '@/lib/browser/analytics/google-analytics'

const ID = 'G-1'

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  document.head.replaceChildren()
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const scripts = () => [...document.head.querySelectorAll('script')]
const isOff = () => Reflect.get(window, `ga-disable-${ID}`)
const listCommands = () =>
  [...(Reflect.get(window, 'dataLayer') ?? [])].map((each: ArrayLike<unknown>) => Array.from(each))

test('loads the script once after consent, without automatic page views', () => {
  startAnalytics(ID)
  startAnalytics(ID)
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    [`https://www.googletagmanager.com/gtag/js?id=${ID}`, true],
  ])
  expect(listCommands().map(([word]) => word)).toEqual(['js', 'config'])
  expect(listCommands()[1]).toEqual(['config', ID, { send_page_view: false }])
})

test('stops after consent is withdrawn, until it is given again', () => {
  startAnalytics(ID)
  expect(isOff()).toBe(false)
  stopAnalytics(ID)
  expect(isOff()).toBe(true)
  startAnalytics(ID)
  expect(isOff()).toBe(false)
})

test('deletes its cookies on every domain when it stops, and no others', () => {
  for (const name of ['_ga', '_ga_1', '_gallery', 'signed_in']) Cookies.set(name, '1')
  vi.stubGlobal('location', { hostname: 'www.visvakor.example' })
  const remove = vi.spyOn(Cookies, 'remove')
  stopAnalytics(ID)
  vi.unstubAllGlobals()
  expect(Object.keys(Cookies.get()).toSorted()).toEqual(['_gallery', 'signed_in'])
  const domains = remove.mock.calls.flatMap(([name, how]) => (name === '_ga' ? [how?.domain] : []))
  expect(domains).toEqual([undefined, 'www.visvakor.example', 'visvakor.example'])
})
