import { beforeEach, expect, it, vi } from 'vitest'
import { enablePush } from '@/lib/browser/push/enable-push'
import type { PushRecord } from '@/lib/browser/push/push-record'
import { getPushSupport } from '@/lib/browser/push/push-support'
import { removeLocalSubscription } from '@/lib/browser/push/remove-local-subscription'
import { syncPush } from '@/lib/browser/push/sync-push'

const stored = vi.hoisted(() => ({ own: undefined as PushRecord | undefined }))
// jsdom has no database.
vi.mock('@/lib/browser/push/push-record', () => ({
  readPushRecord: async () => stored.own,
  writePushRecord: async (own: PushRecord) => {
    stored.own = own
  },
  deletePushRecord: async () => {
    stored.own = undefined
  },
}))

const ID = '0b9c1a52-0000-4000-8000-000000000001'
const KEY = `B${'A'.repeat(86)}`
const own = (stated: Partial<PushRecord> = {}): PushRecord => ({
  id: ID,
  owner: 'first',
  endpoint: 'https://push.example/1',
  key: KEY,
  name: 'Chrome on Android',
  hasLocale: false,
  renewedAt: Date.now(),
  session: window.localStorage.getItem('session-changed-at') ?? '',
  ...stated,
})

const calls: string[] = []
let subscription: { endpoint: string; unsubscribe: ReturnType<typeof vi.fn> } | null

beforeEach(() => {
  calls.length = 0
  stored.own = own()
  const unsubscribe = vi.fn(async () => true)
  subscription = { endpoint: 'https://push.example/1', unsubscribe }
  const pushManager = {
    getSubscription: async () =>
      subscription && { ...subscription, options: {}, toJSON: () => ({ keys: {} }) },
  }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
    maxTouchPoints: 5,
    serviceWorker: { getRegistration: async () => registration },
  })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`)
    return Response.json({ success: true })
  })
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
})

const DAY = 24 * 60 * 60 * 1000
const UNCHANGED = 'stays unchanged'
/** Waits until it has finished, which needs promises only. */
async function sync() {
  syncPush()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

it(`a subscription renewed today ${UNCHANGED}`, async () => {
  await sync()
  expect([calls, stored.own]).toEqual([[], own({ renewedAt: stored.own?.renewedAt ?? 0 })])
})

it.each([
  ['a day later', { renewedAt: 0 }],
  ['with another endpoint', { endpoint: 'https://push.example/0' }],
  ['with another session', { session: 'before' }],
])('a browser %s is renewed', async (_, stated) => {
  stored.own = own(stated)
  await sync()
  await vi.waitFor(() => expect(stored.own?.renewedAt).toBeGreaterThan(0))
  expect(calls).toEqual([`PUT /upstream/v1/push/browsers/${ID}`])
  await vi.waitFor(() => expect(stored.own?.endpoint).toBe('https://push.example/1'))
})

it('renews after a full day', async () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now)
  stored.own = own({ renewedAt: now - DAY })
  await sync()
  await vi.waitFor(() => expect(stored.own?.renewedAt).toBe(now))
})

it('does nothing when the user is unknown', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1'
  stored.own = own({ renewedAt: 0 })
  await sync()
  expect([calls, stored.own]).toEqual([[], own({ renewedAt: 0 })])
})

it('does nothing in a browser without a subscription of ours', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  stored.own = undefined
  await sync()
  await removeLocalSubscription()
  expect([calls, warn.mock.calls]).toEqual([[], []])
  expect(subscription?.unsubscribe).not.toHaveBeenCalled()
})

it('ends a subscription of another user in the browser itself', async () => {
  stored.own = own({ owner: 'second' })
  await sync()
  await vi.waitFor(() => expect(stored.own).toBeUndefined())
  expect(subscription?.unsubscribe).toHaveBeenCalledOnce()
  expect(calls).toEqual([])
})

it('ends a subscription that was revoked in the browser settings', async () => {
  subscription = null
  await sync()
  await vi.waitFor(() => expect(stored.own).toBeUndefined())
  expect(calls).toEqual([`DELETE /upstream/v1/push/browsers/${ID}`])
})

it('does not subscribe without permission', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  vi.stubGlobal('Notification', { requestPermission })
  await enablePush(KEY)
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(calls).toEqual([])
})

it('is offered only where it works', () => {
  expect(getPushSupport()).toBe('no')
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(getPushSupport()).toBe('no')
  vi.stubGlobal('PushManager', {})
  expect(getPushSupport()).toBe('yes')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(getPushSupport()).toBe('refused')
})

it('an iPhone has to add the site to the home screen first', () => {
  const matchMedia = vi.fn(() => ({ matches: false }))
  vi.stubGlobal('matchMedia', matchMedia)
  for (const userAgent of ['Mozilla/5.0 (iPhone; …)', 'Mozilla/5.0 (Macintosh; …)']) {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
    expect(getPushSupport()).toBe('home-screen-first')
  }
  matchMedia.mockReturnValue({ matches: true })
  expect(getPushSupport()).toBe('no')
  matchMedia.mockReturnValue({ matches: false })
  const touched = (maxTouchPoints: number) => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; …)', maxTouchPoints })
    return getPushSupport()
  }
  expect([0, 1, 2].map(touched)).toEqual(['no', 'no', 'home-screen-first'])
})

it('is not offered in development, where pages remove the service worker', () => {
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'default' })
  vi.stubEnv('NODE_ENV', 'development')
  expect(getPushSupport()).toBe('no')
})
