import { type HttpError, invalidField } from '@/backend/platform/http/http-error'

/** With attempts left the user checks the digits again; without, they need another code. */
export function toWrongCode(path: string, triesLeft = 0): HttpError {
  if (triesLeft === 0) {
    return invalidField(path, 'This code is wrong or has expired. Ask for a new one.')
  }
  return invalidField(path, `Wrong code. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`)
}
