import { expect, test } from 'vitest'
import type { LocalContext } from '@/backend/areas/sign-in/identity/local-context'
import {
  requireRecentlySignedIn,
  requireSignedIn,
} from '@/backend/areas/sign-in/identity/signed-in-user'

const SINCE = new Date('2026-03-10T05:00:00Z')

/** A user whose sign-ins are valid since then, with a token from this many ms later. */
function contextOf(later: number, now = SINCE.toISOString()): LocalContext {
  const user = { id: 'me', validSince: SINCE }
  const db = { select: () => ({ from: () => ({ where: async () => [user] }) }) }
  const authTime = new Date(SINCE.getTime() + later)
  const verify = async () => ({ subject: 'me', authTime })
  return { db, verify, clock: { now: () => new Date(now) } } as unknown as LocalContext
}

test('accepts a sign-in from the moment of the password change on, and rejects earlier ones', async () => {
  expect(await requireSignedIn(contextOf(0), 'a token')).toMatchObject({ authTime: SINCE })
  await expect(requireSignedIn(contextOf(-1), 'a token')).rejects.toThrow('TOKEN_EXPIRED')
})

test('requires a recent sign-in five minutes after the password was entered', async () => {
  const [good, old] = ['2026-03-10T05:05:00.000Z', '2026-03-10T05:05:00.001Z']
  expect(await requireRecentlySignedIn(contextOf(0, good), 'a token')).toMatchObject({ id: 'me' })
  const late = requireRecentlySignedIn(contextOf(0, old), 'a token')
  await expect(late).rejects.toThrow('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
})
