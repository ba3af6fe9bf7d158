/**
 * A field that people do not see and robots fill in. What a browser fills in by itself may land here
 * too: so nothing is thrown away, and the form comes back with the field empty (decision 009).
 */
export const TRAP_FIELD = 'website'

export const TRAPPED = 'We could not tell this from a message by a robot. Please send it once more.'

/** True for a form that only a robot fills in like this. */
export function isTrapped(posted: URLSearchParams): boolean {
  return (posted.get(TRAP_FIELD) ?? '') !== ''
}
