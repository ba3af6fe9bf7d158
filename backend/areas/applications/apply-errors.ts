import { HttpError, invalidField, notFound } from '@/backend/platform/http/http-error'
import { tooManyApplications } from './application-limits'
import type { ApplyProblem } from './apply'

/** Builds the error of a failed application; `listing` is the visitor's word, vacancy or internship. */
export function toApplyError(obstacle: ApplyProblem, listing: string): HttpError {
  if (typeof obstacle === 'object') return tooManyApplications(obstacle.waitMs)
  switch (obstacle) {
    case 'no-listing':
      return notFound(listing)
    case 'no-resume':
      return notFound('résumé')
    case 'no-letter':
      return notFound('cover letter')
    case 'closed':
      return new HttpError(409, `This ${listing} is closed and no longer takes applications.`)
    case 'elsewhere':
      return new HttpError(
        409,
        `We cannot send applications for this ${listing}. Please follow the steps under "How to apply".`,
      )
    case 'no-name':
      return invalidField(
        'name',
        'Please enter your name, so that the employer knows who is applying.',
      )
    case 'no-contact':
      return invalidField(
        'email',
        'Please enter an e-mail address or a phone number, so that the employer can reach you.',
      )
    case 'no-phone-number':
      return invalidField('phoneNumber', 'This is not a phone number. Please check it.')
  }
}
