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
      return new HttpError(409, `This ${listing} is closed: applications are no longer taken.`)
    case 'elsewhere':
      return new HttpError(
        409,
        `We cannot send applications for this ${listing}. Please apply the employer's own way: it is under "How to apply".`,
      )
    case 'no-name':
      return invalidField('name', 'Please say your name, so that the employer knows who applies.')
    case 'no-contact':
      return invalidField(
        'email',
        'Please give an e-mail address or a phone number, so that the employer can answer you.',
      )
    case 'no-phone-number':
      return invalidField('phoneNumber', 'This is no phone number. Please check its digits.')
  }
}
