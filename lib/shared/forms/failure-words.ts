export const OFFLINE =
  'You seem to be offline. Nothing is lost: send it again when you are connected.'

/** Our service could not be reached, or gave no answer that can be understood (promise F3). */
export const UNREACHED =
  'Our service does not answer. Nothing is lost: please try again in a moment.'

/** The page of a form that was kept for too long, or by a server that is gone (decision 009). */
export const GONE = 'What you typed is no longer here. We are sorry: please write it once more.'

export function toFailureWords(status: number): string {
  if (status === 400) return 'Something in the form is not right yet. Please check it.'
  if (status === 413) return 'This is too long to be sent. Please shorten it.'
  if (status === 429) {
    return 'That was sent too often. Nothing is lost: please wait some minutes and send it again.'
  }
  return UNREACHED
}
