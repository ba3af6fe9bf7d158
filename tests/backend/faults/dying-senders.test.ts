import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { digestMail } from '@/backend/areas/notifications/digest-mail'
import { account } from '@/backend/db/schema/account'
import type { Mail } from '@/backend/db/schema/messages/message-content'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Senders } from '@/backend/platform/outbox/sender'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf, testOutbox } from '@/tests/support/app-deps'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { notifyOfJob } from '@/tests/support/notifications'
import { readCode } from '@/tests/support/sign-in/sent-code'

/** Messages that cannot be sent (promise F22). */
const { db } = provideDatabase()
const HOUR_OF_DIGESTS = '2026-03-10T11:00:00Z'
const clock = stoppedClock(HOUR_OF_DIGESTS)
const log = pino({ level: 'silent' })
const siteUrl = 'https://www.visvakor.example'

const texts = recordMessages()
let isRefused = false
const api = provideApp({ db }, clock, {
  senders: {
    text: senderOf((text) => {
      if (isRefused) throw new DeliveryFailure('The gateway is busy')
      texts.texts.push(text)
    }),
  },
})

/** 11:00 UTC is 18:00 in Phnom Penh, the hour of digests in these tests. */
function sender(senders: Partial<Senders>) {
  const outbox = testOutbox({ db, clock, senders })
  const write = () => digestMail.job.run({ db, clock, outbox, log, siteUrl, hour: 18 })
  return async () => {
    await write()
    await outbox.run()
  }
}

beforeEach(async () => {
  clock.set(HOUR_OF_DIGESTS)
  await db.delete(account)
})

async function addReader(email: string): Promise<string> {
  const { accountId } = await signInPerson(db)
  const emailVerifiedAt = new Date('2026-03-01T00:00:00Z')
  await db.update(account).set({ email, emailVerifiedAt }).where(eq(account.id, accountId))
  await notifyOfJob(db, accountId, 'Bridge engineer')
  return email
}

describe('a digest', () => {
  test('to an address that is always refused does not delay the others, day after day', async () => {
    await addReader('never@visvakor.example')
    const taken: Mail[] = []
    const send = sender({
      mail: senderOf((mail) => {
        if (mail.to.startsWith('never'))
          throw new DeliveryFailure('No such mailbox', { isPermanent: true })
        taken.push(mail)
      }),
    })
    for (const [day, name] of [
      [10, 'first'],
      [11, 'second'],
      [12, 'third'],
    ] as const) {
      clock.set(`2026-03-${day}T11:00:00Z`)
      await addReader(`${name}@visvakor.example`)
      await send()
    }
    expect(taken.map(({ to }) => to.split('@')[0])).toEqual(['first', 'second', 'third'])
  })
})

describe('a code', () => {
  const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload })

  test('that could not be sent is requested again and sent once', async () => {
    const phoneNumber = '012345678'
    isRefused = true
    const refused = await post('/v1/otp/request', { phoneNumber })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
    isRefused = false
    const asked = await post('/v1/otp/request', { phoneNumber })
    await api.outbox.run()
    expect(texts.texts).toHaveLength(1)
    const claim = { phoneNumber, token: asked.json().token, otpCode: readCode(texts.texts[0]) }
    expect((await post('/auth/v1/login-with-phone/otp-provider', claim)).statusCode).toBe(200)
  })
})
