import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkReload } from '@/components/layout/services/page-services'

const reload = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  const { href, origin } = window.location
  vi.stubGlobal('location', { href, origin, reload, assign })
  render(<ChunkReload />)
  // A click that is not on a link clears the one of the previous test.
  fireEvent.click(document.body)
})
afterEach(() => {
  cleanup()
  reload.mockReset()
  assign.mockReset()
  document.body.replaceChildren()
})

/** Errors of elements do not bubble. */
function fail(tag: 'script' | 'img') {
  const element = document.createElement(tag)
  element.src = '/_next/static/chunks/1.js'
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
}

function reject(name: string) {
  const reason = Object.assign(new Error('Failed'), { name })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

test('a missing script reloads the page once', () => {
  fail('script')
  expect(reload).toHaveBeenCalledOnce()
  fail('script')
  reject('ChunkLoadError')
  expect(reload).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

test('a failed dynamic import reloads the page', () => {
  reject('ChunkLoadError')
  expect(reload).toHaveBeenCalledOnce()
})

test('other errors do not reload, and do not use up the reload', () => {
  fail('img')
  reject('TypeError')
  expect(reload).not.toHaveBeenCalled()
  fail('script')
  expect(reload).toHaveBeenCalledOnce()
})

test('loads the page of the clicked link, even if another handler stopped the click', () => {
  const link = document.createElement('a')
  link.href = '/majors'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
  document.body.append(link)
  fireEvent.click(link)
  reject('ChunkLoadError')
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/majors`)
  expect(reload).not.toHaveBeenCalled()
})

test('does nothing after it is unmounted', () => {
  cleanup()
  fail('script')
  reject('ChunkLoadError')
  expect(reload).not.toHaveBeenCalled()
})
