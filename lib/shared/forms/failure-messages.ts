import { UNREACHABLE_MESSAGE } from '@/lib/shared/api/unreachable-message'

export const OFFLINE =
  'You seem to be offline. Nothing is lost: send it again when you are connected.'

/** Our service could not be reached, or gave no answer that can be understood (promise F3). */
export const UNREACHABLE =
  'Our service does not answer. Nothing is lost: please try again in a moment.'

/** The page of a form that was kept for too long, or by a server that is gone (decision 009). */
export const DRAFT_EXPIRED =
  'What you typed is no longer here. We are sorry: please write it once more.'

/**
 * What a visitor reads of an error, in forms, at hearts and at the newsletter alike (spec §8).
 *
 * The contract's errors of 400 to 499 and of 503 carry words for people, so `said` is shown where there is any; with the other statuses
 * above 499 it may be the text of a machine, and with none our own words stand (decision 063). Leave `said` out where `errors` name fields:
 * it then speaks to programs.
 */
export function toFailureMessage(status: number, said = ''): string {
  const isForPeople = status === 503 || (status >= 400 && status < 500)
  return isForPeople && said !== '' && said !== UNREACHABLE_MESSAGE ? said : toOwnMessage(status)
}

function toOwnMessage(status: number): string {
  if (status === 400) return 'Something in the form is not right yet. Please check it.'
  if (status === 413) return 'This is too long to be sent. Please shorten it.'
  if (status === 429) {
    return 'That was sent too often. Nothing is lost: please wait some minutes and send it again.'
  }
  return UNREACHABLE
}
