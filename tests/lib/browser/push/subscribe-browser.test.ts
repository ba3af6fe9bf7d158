import { expect, test, vi } from 'vitest'
import { subscribeBrowser } from '@/lib/browser/push/subscribe-browser'

const KEY = 'BA-_'
const BYTES = Uint8Array.of(4, 15, 191)
const fresh = { endpoint: 'https://push.example/new' } as PushSubscription

function browserWith(applicationServerKey: ArrayBuffer | null | undefined) {
  const unsubscribe = vi.fn(async () => true)
  const known = { unsubscribe, options: { applicationServerKey } } as unknown as PushSubscription
  const subscribe = vi.fn(async () => fresh)
  const manager = { getSubscription: async () => known, subscribe } as unknown as PushManager
  return { known, manager, subscribe, unsubscribe }
}

test.each([
  ['with our key', BYTES.buffer],
  ['of an old browser that does not state its key', null],
  ['of a browser without keys', undefined],
])('keeps a subscription %s', async (_, bound) => {
  const { known, manager, subscribe, unsubscribe } = browserWith(bound)
  expect(await subscribeBrowser(manager, KEY)).toBe(known)
  expect(subscribe).not.toHaveBeenCalled()
  expect(unsubscribe).not.toHaveBeenCalled()
})

test('replaces a subscription with another key', async () => {
  const { manager, subscribe, unsubscribe } = browserWith(Uint8Array.of(4, 15, 190).buffer)
  expect(await subscribeBrowser(manager, KEY)).toBe(fresh)
  expect(unsubscribe).toHaveBeenCalledOnce()
  const asked = { userVisibleOnly: true, applicationServerKey: BYTES }
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(asked)
})

test('creates a subscription when there is none', async () => {
  const subscribe = vi.fn(async () => fresh)
  const manager = { getSubscription: async () => null, subscribe } as unknown as PushManager
  expect(await subscribeBrowser(manager, KEY)).toBe(fresh)
})
