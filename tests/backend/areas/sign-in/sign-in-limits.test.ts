import { describe, expect, test } from 'vitest'
import * as local from '@/backend/areas/sign-in/identity/local-limits'
import { codeLimits, signInLimits } from '@/backend/areas/sign-in/sign-in-limits'
import { createRateLimiter, type LimitedKey } from '@/backend/platform/runtime/rate-limit'
import { stoppedClock } from '@/tests/support/app'

const MINUTE = 60_000
const HERE = { installationId: 'browser', clientAddress: '203.0.113.7' }
const NOWHERE = { installationId: null, clientAddress: null }
const EMAIL = 'sok@example.com'

/** As `name × how many in how many minutes @ key`. */
const told = (keys: readonly LimitedKey[]) =>
  keys.map(
    ({ limit: { name, max, windowMs }, key }) =>
      `${name} × ${max} in ${windowMs / MINUTE} @ ${key}`,
  )

describe('codes', () => {
  test('count for the address, its neighbours, all, the browser and the place', () => {
    expect(told(codeLimits('email', 'sok+a@example.com', HERE, false))).toEqual([
      'codes-address-day × 10 in 1440 @ sok@example.com',
      'mailbox-mails × 12 in 1440 @ sok@example.com',
      'codes-all × 5000 in 1440 @ email',
      'codes-installation × 10 in 60 @ browser',
      'codes-address × 3 in 10 @ sok+a@example.com 203.0.113.7',
      'codes-address-here × 5 in 1440 @ sok+a@example.com 203.0.113.7',
      'codes-client × 60 in 60 @ 203.0.113.7',
    ])
  })

  test('of a phone count for a thousand numbers in a row', () => {
    expect(told(codeLimits('phone', '+85512345678', NOWHERE, false))).toEqual([
      'codes-address-day × 10 in 1440 @ +85512345678',
      'codes-prefix × 30 in 60 @ +85512345',
      'codes-all × 5000 in 1440 @ phone',
      'codes-address × 3 in 10 @ +85512345678',
    ])
  })

  test('where somebody signed in before have limits that no stranger uses up', () => {
    expect(told(codeLimits('email', EMAIL, HERE, true))).toEqual([
      'known-codes × 3 in 10 @ sok@example.com browser',
      'known-codes-day × 10 in 1440 @ sok@example.com browser',
      'known-codes-address × 20 in 1440 @ sok@example.com',
      'known-codes-all × 5000 in 1440 @ email',
    ])
  })
})

test('signing in counts for the place, and for the browser where it happened before', () => {
  expect(told(signInLimits(HERE, null))).toEqual(['sign-ins-client × 120 in 10 @ 203.0.113.7'])
  expect(told(signInLimits(NOWHERE, null))).toEqual([])
  expect(told(signInLimits(HERE, 'me'))).toEqual(['known-sign-ins × 30 in 10 @ me browser'])
})

describe('our own passwords', () => {
  test('are tried from a place, and against an address', () => {
    const hashes = [
      'hashes-burst × 20 in 0.5 @ 203.0.113.7',
      'hashes-client × 120 in 10 @ 203.0.113.7',
    ]
    const here = 'passwords-here × 10 in 10 @ sok@example.com 203.0.113.7'
    expect(told(local.hashLimits(HERE.clientAddress))).toEqual(hashes)
    expect(told(local.hashLimits(null))).toEqual([])
    expect(told(local.signUpLimits(EMAIL, HERE))).toEqual([here, ...hashes])
    expect(told(local.passwordLimits(EMAIL, HERE, false))).toEqual([
      here,
      ...hashes,
      'passwords × 100 in 60 @ sok@example.com',
    ])
    expect(told(local.passwordLimits(EMAIL, HERE, true))).toEqual([
      'passwords-known × 10 in 10 @ sok@example.com browser',
    ])
  })

  test('are mailed links for so often', () => {
    expect(told(local.linkLimits(EMAIL, HERE, false))).toEqual([
      'links × 3 in 10 @ sok@example.com 203.0.113.7',
      'links-client × 60 in 60 @ 203.0.113.7',
    ])
    expect(told(local.linkLimits(EMAIL, HERE, true))).toEqual([
      'links × 3 in 10 @ sok@example.com browser',
    ])
    expect(told(local.linkLimits(EMAIL, NOWHERE, false))).toEqual([
      'links × 3 in 10 @ sok@example.com',
    ])
    expect(told(local.signedInLinkLimits('me', EMAIL, HERE))).toEqual([
      'links × 3 in 10 @ me',
      'mailbox-mails × 12 in 1440 @ sok@example.com',
      'mailbox-other-mails × 6 in 1440 @ sok@example.com',
      'links-client × 60 in 60 @ 203.0.113.7',
    ])
    expect(told(local.signedInLinkLimits('me', EMAIL, NOWHERE))).toHaveLength(3)
    expect(told(local.mailboxLimits(EMAIL))).toEqual(['links-mailbox × 6 in 60 @ sok@example.com'])
  })

  test('say to the second when there is room again', async () => {
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
