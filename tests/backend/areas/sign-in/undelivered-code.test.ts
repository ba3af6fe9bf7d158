import { expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { senderOf } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'

const refuse = async () => {
  throw new Error('nobody takes messages: secret-of-the-gateway')
}
const api = provideApp(provideDatabase(), undefined, {
  senders: { mail: senderOf(refuse), text: senderOf(refuse) },
})

test.each([
  ['/auth/v1/email-verification', { email: 'dara@example.com' }],
  ['/v1/otp/request', { phoneNumber: '012 345 678' }],
])(
  '%s answers 503 with Retry-After when the message cannot be queued for sending',
  async (url, payload) => {
    const response = await api.app.inject({ method: 'POST', url, payload })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.body).not.toContain('secret-of-the-gateway')
  },
)
