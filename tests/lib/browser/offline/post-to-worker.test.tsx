import { expect, it, vi } from 'vitest'
import { postToWorker } from '@/lib/browser/offline/post-to-worker'
import { isFreshCopyMessage, type MessageToWorker } from '@/lib/browser/offline/worker-messages'

const message: MessageToWorker = { kind: 'forget' }

it('a service worker that is still starting gets the message', async () => {
  const active = { postMessage: vi.fn() }
  const starting = { active: null }
  const getRegistration = async () => starting
  const serviceWorker = { getRegistration, ready: Promise.resolve({ active }) }
  vi.stubGlobal('navigator', { serviceWorker })
  postToWorker(message)
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith(message))
})

it('without a service worker nothing is sent and nothing fails', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const getRegistration = vi.fn(async () => undefined)
  const askReady = vi.fn(() => new Promise(() => undefined))
  const serviceWorker = Object.defineProperty({ getRegistration }, 'ready', { get: askReady })
  vi.stubGlobal('navigator', { serviceWorker })
  postToWorker(message)
  await vi.waitFor(() => expect(getRegistration).toHaveBeenCalled())
  vi.stubGlobal('navigator', {})
  postToWorker(message)
  await Promise.resolve()
  // It would never resolve.
  expect(askReady).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

it.each([
  [{ kind: 'fresh' }, true],
  [{ kind: 'visit' }, false],
  ['fresh', false],
  [null, false],
])('the message %j announces a fresh copy: %s', (heard, is) => {
  expect(isFreshCopyMessage(heard)).toBe(is)
})
