import { expect, test } from 'vitest'
import { createLinkKey, getSessionActor, openSession } from '@/backend/desk/desk-sessions'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const now = new Date('2026-03-01T05:00:00Z')

test('a link opens one session, and neither secret does the work of the other', async () => {
  const link = await createLinkKey(db, 'sokha (desk)', now)
  await createLinkKey(db, 'dara (desk)', now)
  expect(await getSessionActor(db, link, now)).toBeNull()
  const session = (await openSession(db, link, now)) ?? ''
  expect(await openSession(db, link, now)).toBeNull()
  expect(await openSession(db, session, now)).toBeNull()
  expect(await getSessionActor(db, session, now)).toBe('sokha (desk)')
})
