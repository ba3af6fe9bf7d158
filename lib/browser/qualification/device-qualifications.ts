import { createDeviceValue } from '@/lib/browser/page/device-value'
import { subscribeToSession } from '@/lib/browser/session/session-state'
import { hasAnswers, type Qualifications } from '@/lib/shared/qualification/qualifications'
import { toRecord } from '@/lib/shared/to-record'
import { ANONYMOUS_KEY, readStoredQualifications, toStorageKey } from './qualification-storage'

/** It is never sent (decision 047). */
const stored = createDeviceValue(ANONYMOUS_KEY, toPerson, readStoredQualifications)

/** Returns the person entered on this device; null for none or one of another user. */
export const getDeviceQualifications = stored.get

/** Returns false when storage is refused. An empty person is deleted. */
export function saveDeviceQualifications(person: Qualifications): boolean {
  return hasAnswers(person) ? write(person) : deleteDeviceQualifications()
}

export function deleteDeviceQualifications(): boolean {
  return write(null)
}

/**
 * Calls the listener on changes in this or another tab and when the user changes. Returns a function that
 * unsubscribes.
 */
export function subscribeToDeviceQualifications(listener: () => void): () => void {
  const ends = [stored.subscribe(listener), subscribeToSession(listener)]
  return () => {
    for (const end of ends) end()
  }
}

function write(person: Qualifications | null): boolean {
  const own = toStorageKey()
  // Deletes the copy from before signing in, which the next user would see.
  return stored.set(person, own) && (own === ANONYMOUS_KEY || stored.set(null))
}

/** Anything invalid counts as no person. */
function toPerson(value: unknown): Qualifications | null {
  const { major, degree, isStudent, level, province } = toRecord(value)
  const person = {
    major: toId(major),
    degree: toId(degree),
    isStudent: isStudent === true,
    level: toId(level),
    province: toId(province),
  }
  return hasAnswers(person) ? person : null
}

function toId(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null
}
