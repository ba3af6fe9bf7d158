import { describe, expect, test } from 'vitest'
import { toSmtpFailure } from '@/backend/platform/mail/smtp-failure'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'

const fail = (details: object) => toSmtpFailure(Object.assign(new Error('it says who'), details))

describe('an SMTP error is permanent only when the address or the content is refused', () => {
  test.each([
    [499, false],
    [500, true],
    [550, true],
    [599, true],
    [600, false],
    [530, false],
    [534, false],
    [535, false],
    [538, false],
    [531, true],
    [undefined, false],
  ])('with the answer %s: %s', (responseCode, isPermanent) => {
    for (const code of ['EENVELOPE', 'EMESSAGE']) {
      expect(fail({ code, responseCode })).toMatchObject({ isPermanent })
    }
  })

  test.each([
    [{ code: 'EAUTH', responseCode: 535 }],
    [{ code: 'ETIMEDOUT' }],
    [{ code: 'EPROTOCOL', responseCode: 554 }],
    [{ code: 'ESOCKET' }],
  ])('and not for %o', (details) => {
    expect(fail(details)).toMatchObject({ name: 'NotSent', isPermanent: false })
  })
})

test.each([
  [
    { code: 'EENVELOPE', responseCode: 550 },
    'The mail server rejected the sender or address (550).',
  ],
  [{ code: 'EMESSAGE', responseCode: 552 }, 'The mail server rejected the mail (552).'],
  [{ code: 'EMESSAGE' }, 'The mail server rejected the mail (0).'],
  [{ code: 'EAUTH', responseCode: 535 }, 'The mail server did not accept our password.'],
  [{ code: 'ETIMEDOUT', responseCode: 421 }, 'The mail server did not answer in time.'],
  [{ code: 'EPROTOCOL', responseCode: 421 }, 'The mail server answered 421.'],
  [{ responseCode: 1 }, 'The mail server answered 1.'],
  [{ code: 'ECONNREFUSED' }, 'The mail server could not be reached or closed the connection.'],
  [
    { code: 'EDNS', responseCode: 0 },
    'The mail server could not be reached or closed the connection.',
  ],
])("describes %o without the server's text", (details, words) => {
  const failure = fail(details)
  expect(failure.message).toBe(words)
  expect(failure.cause).toMatchObject(details)
})

test('returns other errors unchanged', () => {
  const [ours, unknown] = [
    new DeliveryFailure('It took too long.'),
    new TypeError('a fault of ours'),
  ]
  expect(toSmtpFailure(ours)).toBe(ours)
  expect(toSmtpFailure(unknown)).toBe(unknown)
  const odd = Object.assign(new Error('odd'), { code: 'EOTHER' })
  expect(toSmtpFailure(odd)).toBe(odd)
  expect(toSmtpFailure('a text').message).toBe('Nodemailer threw what is no error')
})
