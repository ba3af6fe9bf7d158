import { openSendings, type Sendings } from './sendings'
import { openSwitches, type Switches } from './switches'

/** A person's résumé, by file name. */
export type SentResume = {
  readonly name: string
  readonly content: Buffer
  /** Ids of acknowledged uploads. */
  readonly ids: Set<string>
}

/** Everything that was acknowledged to one person. */
export type PersonLedger = {
  readonly mark: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Sign-ups; the key is the address. */
  readonly signUps: Sendings
  /** Keys: `job 7`, `internship 3`, `scholarship 2`. */
  readonly saved: Switches
  /** Keys: `major 4`, `salary 2`. */
  readonly notificationSettings: Switches
  /** Keys: file names. */
  readonly uploads: Sendings
  readonly resumes: Map<string, SentResume>
  /** Keys: ids of résumés; on means it exists. */
  readonly resumeStates: Switches
  /** Keys: ids of jobs. */
  readonly applications: Sendings
  /** The id of each acknowledged application, by job id. */
  readonly applied: Map<string, Set<string>>
}

/** Everything that was acknowledged in a storm, to be checked (promise F6, promise F7, promise F9). */
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
    resumeStates: openSwitches(),
    applications: openSendings({ isOnce: true }),
    applied: new Map(),
  }
}
