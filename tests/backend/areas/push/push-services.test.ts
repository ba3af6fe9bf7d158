import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseRetryAfterMs } from '@/backend/areas/push/push-sender'
import { isPushService } from '@/backend/areas/push/push-services'
import { readVapidKeys } from '@/backend/areas/push/vapid-keys'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'

describe('isPushService accepts', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })
})

describe('isPushService rejects', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:pass@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://evilfcm.googleapis.com.example/',
    'https://notpush.apple.com.example/',
    'https://evilpush.apple.com/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
    'nothing',
  ])('%s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
  })
})

const folder = await mkdtemp(join(tmpdir(), 'visvakor-vapid-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const given = {
  vapidPrivateKey: null,
  dataDir: folder,
  siteUrl: 'https://www.visvakor.example',
  messages: { from: 'Visvakor <hello@visvakor.example>' },
}

test('creates the VAPID keys at the first start and reuses them', async () => {
  const made = await readVapidKeys(given)
  expect(await readVapidKeys(given)).toEqual(made)
  expect(made.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(made.subject).toBe('https://www.visvakor.example')
})

test('uses the mailbox as subject for a site without https', async () => {
  const { subject } = await readVapidKeys({ ...given, siteUrl: 'http://localhost:3000' })
  expect(subject).toBe('mailto:hello@visvakor.example')
})

test('names the variable of an invalid key in the error', async () => {
  const none = { ...given, vapidPrivateKey: Buffer.alloc(32).toString('base64url') }
  await expect(readVapidKeys(none)).rejects.toThrow('VAPID_PRIVATE_KEY')
})

test('reads Retry-After in seconds and as a date, and waits six hours at most', () => {
  const now = new Date('2026-03-10T05:00:00Z')
  const six = 6 * 60 * 60_000
  expect(parseRetryAfterMs('120', now)).toBe(120_000)
  expect(parseRetryAfterMs('Tue, 10 Mar 2026 05:01:00 GMT', now)).toBe(60_000)
  expect(parseRetryAfterMs('Tue, 10 Mar 2026 04:00:00 GMT', now)).toBe(0)
  const retryAfterMs = parseRetryAfterMs('999999999', now)
  expect(new DeliveryFailure('later', { retryAfterMs }).retryAfterMs).toBe(six)
  for (const header of [null, '', 'soon', '-5']) expect(parseRetryAfterMs(header, now)).toBe(0)
})
