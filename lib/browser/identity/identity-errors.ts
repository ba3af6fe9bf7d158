import { FormError } from '@/lib/browser/api-client/form-error'
import { OFFLINE, toFailureMessage, UNREACHABLE } from '@/lib/shared/forms/failure-messages'

type ErrorMessage = { readonly message: string; readonly field?: string }

/** The message is the same for known and unknown addresses (promise T12). */
const WRONG_CREDENTIALS: ErrorMessage = { message: 'The e-mail address or password is wrong.' }
const USED_LINK: ErrorMessage = {
  message: 'This link was already used or has expired. Ask for a new one.',
}
const CLOSED: ErrorMessage = { message: 'The window was closed before you were signed in.' }

const MESSAGES: ReadonlyMap<string, ErrorMessage> = new Map([
  ['auth/invalid-credential', WRONG_CREDENTIALS],
  ['auth/wrong-password', WRONG_CREDENTIALS],
  ['auth/user-not-found', WRONG_CREDENTIALS],
  ['auth/user-disabled', WRONG_CREDENTIALS],
  [
    'auth/email-already-in-use',
    { message: 'You may already have an account. Try to sign in instead.' },
  ],
  [
    'auth/invalid-email',
    { field: 'email', message: 'Enter an e-mail address like name@example.com.' },
  ],
  ['auth/missing-email', { field: 'email', message: 'Enter your e-mail address.' }],
  ['auth/missing-password', { field: 'password', message: 'Enter your password.' }],
  [
    'auth/weak-password',
    { field: 'password', message: 'Choose a password of 8 to 200 characters.' },
  ],
  [
    'auth/password-does-not-meet-requirements',
    {
      field: 'password',
      message: 'This password is easy to guess. Choose a longer one, with letters and digits.',
    },
  ],
  ['auth/invalid-action-code', USED_LINK],
  ['auth/expired-action-code', USED_LINK],
  ['auth/too-many-requests', { message: toFailureMessage(429) }],
  ['auth/popup-closed-by-user', CLOSED],
  ['auth/cancelled-popup-request', CLOSED],
  ['auth/user-cancelled', CLOSED],
  [
    'auth/account-exists-with-different-credential',
    { message: 'You signed in another way before. Please use that way again.' },
  ],
])

export type ErrorContext = {
  /** The field that gets the problem where only the password can be wrong. */
  readonly wrongPassword?: string
  /** The message when a provider other than us does not answer. */
  readonly unreached?: string
}

/** Converts an error of the Firebase SDK into our own messages; its texts are never shown (spec §8). */
export function toIdentityError(
  cause: unknown,
  { wrongPassword, unreached = UNREACHABLE }: ErrorContext,
): FormError {
  if (cause instanceof FormError) return cause
  const words = MESSAGES.get(getErrorCode(cause))
  if (words === undefined) return new FormError(navigator.onLine ? unreached : OFFLINE)
  if (words === WRONG_CREDENTIALS && wrongPassword !== undefined) {
    return toProblem(wrongPassword, 'This is not your current password. Please try again.')
  }
  return words.field === undefined
    ? new FormError(words.message)
    : toProblem(words.field, words.message)
}

function toProblem(field: string, message: string): FormError {
  return new FormError(toFailureMessage(400), [{ field, message }])
}

/** Returns the code of an SDK error, such as `auth/weak-password`; empty for other errors. */
export function getErrorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
