// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clickTarget, submitTarget } from '@/lib/browser/page/navigation-target'

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
