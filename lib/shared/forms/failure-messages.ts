/** The message of our servers and clients when the API does not answer or its reply is invalid. */
export const UNREACHABLE_MESSAGE = 'The service is not responding. Please try again in a moment.'

export const OFFLINE =
  'You seem to be offline. Nothing is lost: send it again when you are connected.'

/** The API did not answer, or its reply is invalid (promise F3). */
export const UNREACHABLE =
  'Our service is not responding. Nothing is lost: please try again in a moment.'

/** The draft of a form has expired, or its server is gone (decision 009). */
export const DRAFT_EXPIRED = 'Sorry, what you typed is no longer here. Please enter it again.'

/**
 * Returns what a visitor reads about an error, in forms, at save buttons and at the newsletter (spec §8).
 *
 * Errors 400 to 499 and 503 of the contract have messages for people, so `said` is shown where there is one.
 * Other errors may carry technical text, so our own message replaces it (decision 063). Leave out `said` where
 * `errors` name fields: it is then meant for programs.
 */
export function toFailureMessage(status: number, said = ''): string {
  const isForPeople = status === 503 || (status >= 400 && status < 500)
  return isForPeople && said !== '' && said !== UNREACHABLE_MESSAGE ? said : toOwnMessage(status)
}

function toOwnMessage(status: number): string {
  if (status === 400) return 'Something in the form is not right. Please check it.'
  if (status === 413) return 'This is too long to be sent. Please shorten it.'
  if (status === 429) {
    return 'You have sent this too often. Nothing is lost: please wait a few minutes and send it again.'
  }
  return UNREACHABLE
}
