import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAnalytics, stopAnalytics } from '@/lib/browser/analytics/google-analytics'

const ID = 'G-1'

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  document.head.replaceChildren()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const scripts = () => [...document.head.querySelectorAll('script')]
const isOff = () => Reflect.get(window, `ga-disable-${ID}`)
const told = () =>
  [...(Reflect.get(window, 'dataLayer') ?? [])].map((each: ArrayLike<unknown>) => Array.from(each))

test('who agrees is measured by one script, which counts no page by itself', () => {
  startAnalytics(ID)
  startAnalytics(ID)
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    [`https://www.googletagmanager.com/gtag/js?id=${ID}`, true],
  ])
  expect(told().map(([word]) => word)).toEqual(['js', 'config'])
  expect(told()[1]).toEqual(['config', ID, { send_page_view: false }])
})

test('who does not agree any more is not, until they agree again', () => {
  startAnalytics(ID)
  expect(isOff()).toBe(false)
  stopAnalytics(ID)
  expect(isOff()).toBe(true)
  startAnalytics(ID)
  expect(isOff()).toBe(false)
})

test('with it go its cookies, of whatever domain, and no others', () => {
  for (const name of ['_ga', '_ga_1', '_gallery', 'signed_in']) Cookies.set(name, '1')
  vi.stubGlobal('location', { hostname: 'www.visvakor.example' })
  const remove = vi.spyOn(Cookies, 'remove')
  stopAnalytics(ID)
  vi.unstubAllGlobals()
  expect(Object.keys(Cookies.get()).toSorted()).toEqual(['_gallery', 'signed_in'])
  const domains = remove.mock.calls.flatMap(([name, how]) => (name === '_ga' ? [how?.domain] : []))
  expect(domains).toEqual([undefined, 'www.visvakor.example', 'visvakor.example'])
})
