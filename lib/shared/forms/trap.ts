/** Hidden from people, but browsers may fill it in: so the form comes back, nothing is lost (decision 009). */
export const TRAP_FIELD = 'website'

export const TRAPPED = 'This looked like a message from a robot. Please send it again.'

export function isTrapped(posted: URLSearchParams): boolean {
  return (posted.get(TRAP_FIELD) ?? '') !== ''
}
