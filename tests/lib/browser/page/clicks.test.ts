import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  clickTarget,
  getPendingHref,
  isUnmodifiedClick,
  recordPendingNavigation,
} from '@/lib/browser/page/clicks'
import { submitTarget } from '@/lib/browser/page/loading-bar'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click with the main button and no key is plain', () => {
  expect(isUnmodifiedClick(plain)).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is not', (change) => {
  expect(isUnmodifiedClick({ ...plain, ...change })).toBe(false)
})

// @vitest-environment jsdom

afterEach(() => document.body.replaceChildren())

function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // Read during the event, since jsdom does not navigate.
  const targets: (URL | null)[] = []
  const read = (clicked: MouseEvent) => {
    targets.push(clickTarget(clicked))
    clicked.preventDefault()
  }
  window.addEventListener('click', read, { once: true })
  document.querySelector('[data-hit]')?.dispatchEvent(event)
  return targets[0]?.pathname
}

test('a click anywhere inside a link has the target of the link', () => {
  expect(click('<a href="/jobs/7"><b data-hit>Site engineer</b></a>')).toBe('/jobs/7')
})

test.each([
  ['on plain text', '<p data-hit>words</p>', {}],
  ['on a link without href', '<a data-hit>Jobs</a>', {}],
  ['with a modifier key', '<a data-hit href="/jobs">Jobs</a>', { ctrlKey: true }],
  ['with the middle button', '<a data-hit href="/jobs">Jobs</a>', { button: 1 }],
  ['on a link with a target', '<a data-hit href="/jobs" target="_blank">Jobs</a>', {}],
  ['on a download link', '<a data-hit href="/cv.pdf" download>CV</a>', {}],
])('a click %s is not a navigation', (_, html, init) => {
  expect(click(html, init)).toBeUndefined()
})

test.each([
  ['a search form navigates to its action', '<form action="/jobs"></form>', '/jobs'],
  ['a POST form is not a navigation', '<form action="/" method="post"></form>', undefined],
])('%s', (_, html, expected) => {
  document.body.innerHTML = html
  const targets: (URL | null)[] = []
  const read = (event: SubmitEvent) => {
    targets.push(submitTarget(event))
  }
  window.addEventListener('submit', read, { once: true })
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  expect(targets.map((target) => target?.pathname)).toEqual([expected])
})

// @vitest-environment jsdom

const SOON = 15_000
const LATE = 15_001

beforeEach(() => {
  window.addEventListener('click', recordPendingNavigation, { capture: true })
  window.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  window.removeEventListener('click', recordPendingNavigation, { capture: true })
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

function clickAt(attributes: string, init: MouseEventInit = {}): number {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector('b')?.dispatchEvent(event)
  return event.timeStamp
}

test('is the link that was clicked and has not loaded', () => {
  const at = clickAt('href="/majors"')
  expect(getPendingHref(at + SOON)).toBe(`${window.location.origin}/majors`)
})

test('is forgotten after a while, and once the page has loaded', () => {
  const at = clickAt('href="/majors"')
  expect(getPendingHref(at + LATE)).toBeNull()
  window.history.replaceState(null, '', '/majors')
  expect(getPendingHref(at + SOON)).toBeNull()
  window.history.replaceState(null, '', '/news')
  expect(getPendingHref(at + SOON)).toBeNull()
})

test.each([
  ['that leads to another site', 'href="https://elsewhere.example/"', {}],
  ['that opens a new tab', 'href="/majors" target="_blank"', {}],
  ['to the current page', 'href="/"', {}],
  ['that downloads', 'href="/majors" download', {}],
  ['clicked with a modifier key', 'href="/majors"', { ctrlKey: true }],
])('ignores a link %s', (_, attributes, init) => {
  const at = clickAt(attributes, init)
  expect(getPendingHref(at + SOON)).toBeNull()
})
