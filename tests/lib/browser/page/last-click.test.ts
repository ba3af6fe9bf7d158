// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getClickedHref, recordClick } from '@/lib/browser/page/last-click'

const SOON = 15_000
const LATE = 15_001

beforeEach(() => {
  window.addEventListener('click', recordClick, { capture: true })
  window.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  window.removeEventListener('click', recordClick, { capture: true })
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

function click(attributes: string, init: MouseEventInit = {}): number {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector('b')?.dispatchEvent(event)
  return event.timeStamp
}

test('is the link that was clicked and has not loaded', () => {
  const at = click('href="/majors"')
  expect(getClickedHref(at + SOON)).toBe(`${window.location.origin}/majors`)
})

test('is forgotten after a while, and once the page has loaded', () => {
  const at = click('href="/majors"')
  expect(getClickedHref(at + LATE)).toBeNull()
  window.history.replaceState(null, '', '/majors')
  expect(getClickedHref(at + SOON)).toBeNull()
  window.history.replaceState(null, '', '/news')
  expect(getClickedHref(at + SOON)).toBeNull()
})

test.each([
  ['that leads to another site', 'href="https://elsewhere.example/"', {}],
  ['that opens a new tab', 'href="/majors" target="_blank"', {}],
  ['to the current page', 'href="/"', {}],
  ['that downloads', 'href="/majors" download', {}],
  ['clicked with a modifier key', 'href="/majors"', { ctrlKey: true }],
])('ignores a link %s', (_, attributes, init) => {
  const at = click(attributes, init)
  expect(getClickedHref(at + SOON)).toBeNull()
})
