import { expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { recordMessages, senderOf } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { readCode } from '@/tests/support/sign-in/sent-code'

const { texts } = recordMessages()
let isRefusing = true
const refuse = () => {
  if (isRefusing) throw new Error('nobody takes messages: secret-of-the-gateway')
}
const api = provideApp(provideDatabase(), undefined, {
  senders: {
    mail: senderOf(refuse),
    text: senderOf((text) => {
      refuse()
      texts.push(text)
    }),
  },
})
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload })

test.each([
  ['/auth/v1/email-verification', { email: 'dara@example.com' }],
  ['/v1/otp/request', { phoneNumber: '012 345 678' }],
])(
  '%s answers 503 with Retry-After when the message cannot be queued for sending',
  async (url, payload) => {
    const response = await post(url, payload)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.body).not.toContain('secret-of-the-gateway')
  },
)

test('a code that could not be sent is requested again and sent once', async () => {
  const phoneNumber = '012345679'
  expect((await post('/v1/otp/request', { phoneNumber })).statusCode).toBe(503)
  isRefusing = false
  const asked = await post('/v1/otp/request', { phoneNumber })
  await api.outbox.run()
  const sent = texts.filter(({ to }) => to.endsWith('12345679'))
  expect(sent).toHaveLength(1)
  const claim = { phoneNumber, token: asked.json().token, otpCode: readCode(sent[0]) }
  expect((await post('/auth/v1/login-with-phone/otp-provider', claim)).statusCode).toBe(200)
})
