import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

/**
 * What the server wants from us first; an operator fixes that, and no mail fails for good because of it (RFC
 * 4954 §6).
 */
const OURS = [530, 534, 535, 538]

/** Describes an error of nodemailer in our words, since a server's text may name the address. */
export function toSmtpFailure(error: unknown): Error {
  if (error instanceof DeliveryFailure) return error
  if (!(error instanceof Error)) return new Error('Nodemailer threw what is no error')
  const code = getErrorCode(error)
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0
  if (code === 'EAUTH')
    return new DeliveryFailure('The mail server did not accept our password.', { cause: error })
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    const what = code === 'EENVELOPE' ? 'sender or address' : 'mail'
    const isPermanent = reply >= 500 && reply <= 599 && !OURS.includes(reply)
    return new DeliveryFailure(`The mail server rejected the ${what} (${reply}).`, {
      isPermanent,
      cause: error,
    })
  }
  if (code === 'ETIMEDOUT') {
    return new DeliveryFailure('The mail server did not answer in time.', { cause: error })
  }
  if (reply > 0) return new DeliveryFailure(`The mail server answered ${reply}.`, { cause: error })
  if (code !== null && CONNECTION.includes(code)) {
    return new DeliveryFailure('The mail server could not be reached or closed the connection.', {
      cause: error,
    })
  }
  return error
}

const CONNECTION = ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']
