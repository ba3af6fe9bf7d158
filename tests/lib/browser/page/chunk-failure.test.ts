// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { claimReload, isChunkFailure, isScriptFailure } from '@/lib/browser/page/chunk-failure'

const NOW = Date.UTC(2026, 0, 5)
const MINUTE = 60_000

beforeEach(() => window.sessionStorage.clear())

function chunkError(): Error {
  const error = new Error('Failed to load chunk /_next/static/chunks/1.js')
  error.name = 'ChunkLoadError'
  return error
}

test('recognises the error of a missing chunk', () => {
  expect(isChunkFailure(chunkError())).toBe(true)
  expect(isChunkFailure(new TypeError('fetch failed'))).toBe(false)
  expect(isChunkFailure('ChunkLoadError')).toBe(false)
})

test('recognises a failed script of ours, but no other script or image', () => {
  const failed = (tag: 'script' | 'img', src: string) => {
    const element = document.createElement(tag)
    element.src = src
    const event = new Event('error')
    element.dispatchEvent(event)
    return isScriptFailure(event)
  }
  expect(failed('script', '/_next/static/chunks/1.js')).toBe(true)
  expect(failed('script', 'https://elsewhere.example/a.js')).toBe(false)
  expect(failed('img', '/_next/static/media/a.png')).toBe(false)
})

test('allows one reload, and no second one soon after', () => {
  expect(claimReload(NOW)).toBe(true)
  expect(claimReload(NOW + MINUTE)).toBe(false)
  expect(claimReload(NOW + 5 * MINUTE - 1)).toBe(false)
  expect(claimReload(NOW + 5 * MINUTE)).toBe(true)
})

test('does not reload while offline, and allows it later', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(claimReload(NOW)).toBe(false)
  vi.restoreAllMocks()
  expect(claimReload(NOW)).toBe(true)
})

test('does not reload where storage cannot prevent a loop', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(claimReload(NOW)).toBe(false)
})
