import { NO_ANSWER } from '@/lib/shared/api/no-answer'

export const OFFLINE =
  'You seem to be offline. Nothing is lost: send it again when you are connected.'

/** Our service could not be reached, or gave no answer that can be understood (promise F3). */
export const UNREACHED =
  'Our service does not answer. Nothing is lost: please try again in a moment.'

/** The page of a form that was kept for too long, or by a server that is gone (decision 009). */
export const GONE = 'What you typed is no longer here. We are sorry: please write it once more.'

const BUSY = 503

/** What our API says counts first (spec §8), where it is for people; it is left out where it names fields to programs. */
export function toFailureWords(status: number, said = ''): string {
  return isForPeople(status, said) ? said : toOwnWords(status)
}

/** Ours for 429 and for no answer say more: what became of it, and how long to wait. */
function isForPeople(status: number, said: string): boolean {
  if (said === '' || said === NO_ANSWER || status === 429) return false
  return status === BUSY || (status >= 400 && status < 500)
}

function toOwnWords(status: number): string {
  if (status === 400) return 'Something in the form is not right yet. Please check it.'
  if (status === 413) return 'This is too long to be sent. Please shorten it.'
  if (status === 429) {
    return 'That was sent too often. Nothing is lost: please wait some minutes and send it again.'
  }
  return UNREACHED
}
