/** A field hidden from people. Browsers may fill it in, so the form is returned with its values (decision 009). */
export const HONEYPOT_FIELD = 'website'

export const HONEYPOT_MESSAGE = 'This looked like spam. Please send it again.'

export function isHoneypotFilled(posted: URLSearchParams): boolean {
  return (posted.get(HONEYPOT_FIELD) ?? '') !== ''
}
