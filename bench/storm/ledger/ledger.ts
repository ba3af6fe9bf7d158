import { openSendings, type Sendings } from './sendings'
import { openSwitches, type Switches } from './switches'

/** A résumé of somebody, by its file name. */
export type SentResume = {
  readonly name: string
  readonly content: Buffer
  /** Of those uploads that were acknowledged. */
  readonly ids: Set<string>
}

/** Everything one person was told is done. */
export type PersonLedger = {
  readonly mark: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Signing up; the key is the address. */
  readonly signUps: Sendings
  /** Keys: `job 7`, `internship 3`, `scholarship 2`. */
  readonly saved: Switches
  /** Keys: `major 4`, `salary 2`. */
  readonly notificationSettings: Switches
  /** Keys: file names. */
  readonly uploads: Sendings
  readonly resumes: Map<string, SentResume>
  /** Keys: ids of résumés; on is there. */
  readonly kept: Switches
  /** Keys: ids of jobs. */
  readonly applications: Sendings
  /** What each acknowledged application was said to be, by the job's id. */
  readonly applied: Map<string, Set<string>>
}

/** All that was acknowledged in a storm, to be found again (promise F6, promise F7, promise F9). */
export type Ledger = {
  readonly people: PersonLedger[]
  /** Keys: addresses. */
  readonly subscriptions: Sendings
  /** Keys: texts. */
  readonly messages: Sendings
}

export function openLedger(): Ledger {
  return {
    people: [],
    subscriptions: openSendings({ isOnce: true }),
    messages: openSendings({ isOnce: false }),
  }
}

export function openPersonLedger(mark: string): PersonLedger {
  return {
    mark,
    email: `${mark}@storm.example`,
    firstName: `Dara ${mark}`,
    lastName: `Sok ${mark}`,
    signUps: openSendings({ isOnce: true }),
    saved: openSwitches(),
    notificationSettings: openSwitches(),
    uploads: openSendings({ isOnce: false }),
    resumes: new Map(),
    kept: openSwitches(),
    applications: openSendings({ isOnce: true }),
    applied: new Map(),
  }
}
