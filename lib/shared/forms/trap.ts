/** Hidden from people, but browsers may fill it in: so the form comes back, nothing is lost (decision 009). */
export const TRAP_FIELD = 'website'

export const TRAPPED = 'We could not tell this from a message by a robot. Please send it once more.'

export function isTrapped(posted: URLSearchParams): boolean {
  return (posted.get(TRAP_FIELD) ?? '') !== ''
}
