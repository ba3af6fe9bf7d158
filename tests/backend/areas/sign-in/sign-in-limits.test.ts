import { describe, expect, test } from 'vitest'
import * as local from '@/backend/areas/sign-in/identity/local-limits'
import { codeLimits, signInLimits } from '@/backend/areas/sign-in/sign-in-limits'
import { createRateLimiter, type LimitedKey } from '@/backend/platform/runtime/rate-limit'
import { stoppedClock } from '@/tests/support/app'

const MINUTE = 60_000
const HERE = { installationId: 'browser', clientAddress: '203.0.113.7' }
const NOWHERE = { installationId: null, clientAddress: null }
const EMAIL = 'sok@example.com'

/** Limits as `name × count in minutes @ key`. */
const format = (keys: readonly LimitedKey[]) =>
  keys.map(
    ({ limit: { name, max, windowMs }, key }) =>
      `${name} × ${max} in ${windowMs / MINUTE} @ ${key}`,
  )

describe('limits on codes', () => {
  test('apply to the address, the mailbox, all codes, the installation and the network address', () => {
    expect(format(codeLimits('email', 'sok+a@example.com', HERE, false))).toEqual([
      'codes-address-day × 10 in 1440 @ sok@example.com',
      'mailbox-mails × 12 in 1440 @ sok@example.com',
      'codes-all × 5000 in 1440 @ email',
      'codes-installation × 10 in 60 @ browser',
      'codes-address × 3 in 10 @ sok+a@example.com 203.0.113.7',
      'codes-address-here × 5 in 1440 @ sok+a@example.com 203.0.113.7',
      'codes-client × 60 in 60 @ 203.0.113.7',
    ])
  })

  test('of a phone apply to a block of a thousand numbers', () => {
    expect(format(codeLimits('phone', '+85512345678', NOWHERE, false))).toEqual([
      'codes-address-day × 10 in 1440 @ +85512345678',
      'codes-prefix × 30 in 60 @ +85512345',
      'codes-all × 5000 in 1440 @ phone',
      'codes-address × 3 in 10 @ +85512345678',
    ])
  })

  test('of a known browser are separate from those of others', () => {
    expect(format(codeLimits('email', EMAIL, HERE, true))).toEqual([
      'known-codes × 3 in 10 @ sok@example.com browser',
      'known-codes-day × 10 in 1440 @ sok@example.com browser',
      'known-codes-address × 20 in 1440 @ sok@example.com',
      'known-codes-all × 5000 in 1440 @ email',
    ])
  })
})

test('limits on sign-ins apply to the network address, or to a known browser', () => {
  expect(format(signInLimits(HERE, null))).toEqual(['sign-ins-client × 120 in 10 @ 203.0.113.7'])
  expect(format(signInLimits(NOWHERE, null))).toEqual([])
  expect(format(signInLimits(HERE, 'me'))).toEqual(['known-sign-ins × 30 in 10 @ me browser'])
})

describe('limits on our own passwords', () => {
  test('apply to the network address and to the account', () => {
    const hashes = [
      'hashes-burst × 20 in 0.5 @ 203.0.113.7',
      'hashes-client × 120 in 10 @ 203.0.113.7',
    ]
    const here = 'passwords-here × 10 in 10 @ sok@example.com 203.0.113.7'
    expect(format(local.hashLimits(HERE.clientAddress))).toEqual(hashes)
    expect(format(local.hashLimits(null))).toEqual([])
    expect(format(local.signUpLimits(EMAIL, HERE))).toEqual([here, ...hashes])
    expect(format(local.passwordLimits(EMAIL, HERE, false))).toEqual([
      here,
      ...hashes,
      'passwords × 100 in 60 @ sok@example.com',
    ])
    expect(format(local.passwordLimits(EMAIL, HERE, true))).toEqual([
      'passwords-known × 10 in 10 @ sok@example.com browser',
    ])
  })

  test('apply to password links', () => {
    expect(format(local.linkLimits(EMAIL, HERE, false))).toEqual([
      'links × 3 in 10 @ sok@example.com 203.0.113.7',
      'links-client × 60 in 60 @ 203.0.113.7',
    ])
    expect(format(local.linkLimits(EMAIL, HERE, true))).toEqual([
      'links × 3 in 10 @ sok@example.com browser',
    ])
    expect(format(local.linkLimits(EMAIL, NOWHERE, false))).toEqual([
      'links × 3 in 10 @ sok@example.com',
    ])
    expect(format(local.signedInLinkLimits('me', EMAIL, HERE))).toEqual([
      'links × 3 in 10 @ me',
      'mailbox-mails × 12 in 1440 @ sok@example.com',
      'mailbox-other-mails × 6 in 1440 @ sok@example.com',
      'links-client × 60 in 60 @ 203.0.113.7',
    ])
    expect(format(local.signedInLinkLimits('me', EMAIL, NOWHERE))).toHaveLength(3)
    expect(format(local.mailboxLimits(EMAIL))).toEqual([
      'links-mailbox × 6 in 60 @ sok@example.com',
    ])
  })

  test('give the time to wait, rounded up to seconds', async () => {
    const clock = stoppedClock('2026-03-10T05:00:00Z')
    const limiter = createRateLimiter(clock)
    const limit = { name: 'few', max: 1, windowMs: 1500 }
    const take = () => local.requireWithinLimits(limiter, [{ limit, key: 'a' }])
    await expect(take()).resolves.toBeUndefined()
    await expect(take()).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      statusCode: 429,
      retryAfter: 2,
    })
  })
})
