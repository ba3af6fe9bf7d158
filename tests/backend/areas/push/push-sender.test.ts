import { createECDH } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPushSender } from '@/backend/areas/push/push-sender'
import { readVapidKeys } from '@/backend/areas/push/vapid-keys'
import type { Database } from '@/backend/db/connect'
import { draftBrowser } from '@/tests/support/push/browsers'

const clock = { now: () => new Date('2026-03-10T05:00:00Z') }
const keys = await readVapidKeys({
  vapidPrivateKey: Buffer.alloc(32, 7).toString('base64url'),
  dataDir: '',
  siteUrl: 'https://www.visvakor.example',
  messages: { from: 'Visvakor <hello@visvakor.example>' },
})
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

/** A sender whose database has this one browser. */
function provideSender(browser: object) {
  const rows = { from: () => ({ where: async () => [{ id: 'b', ...browser }] }) }
  const db = { select: () => rows } as unknown as Database
  return createPushSender({ db, clock, keys, isService: () => true })
}

/** The error of sending when the push service answers with this status, or null. */
function send(
  status: number,
  { browser = draftBrowser() as object, expiresAt = clock.now() } = {},
) {
  fetched.mockImplementation(async () => new Response(null, { status }))
  const content = { subscriptionId: 'b', title: 'a', body: 'b', path: '/', notificationId: null }
  const message = { id: 'a', createdAt: clock.now(), expiresAt, content }
  const sent = message as unknown as Parameters<ReturnType<typeof createPushSender>['send']>[0]
  return provideSender(browser)
    .send(sent, new AbortController().signal)
    .then(
      () => null,
      (refusal: unknown) => refusal,
    )
}

test.each([
  [199 + 1, true],
  [201, true],
  [299, true],
  [300, false],
])('takes status %i as accepted: %s', async (status, isAccepted) => {
  expect((await send(status)) === null).toBe(isAccepted)
})

test.each([
  [0, '0'],
  [-1, '0'],
  [1999, '1'],
])('sends a message with %i ms of lifetime left with TTL %s', async (left, ttl) => {
  await send(201, { expiresAt: new Date(clock.now().getTime() + left) })
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('ttl')).toBe(ttl)
})

test("fails permanently without a request when the browser's key cannot be used", async () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url').slice(0, 20)
  const browser = { ...draftBrowser(), p256dh }
  expect(await send(201, { browser })).toMatchObject({ isPermanent: true })
  expect(fetched).not.toHaveBeenCalled()
})

test('sends five messages at once', () => {
  expect(provideSender({}).atOnce).toBe(5)
})
