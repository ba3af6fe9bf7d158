import type { Person } from './person'

/** How a person uses the site: by touch on a slow phone, with or without script, by mouse, or by keyboard only. */
export type Way = 'phone' | 'without script' | 'desktop' | 'keyboard'

/** One of the journeys of the first review of the whole product. */
export type Journey = {
  /** Its row in the review, or its promise. */
  readonly id: string
  /** The limit of taps, where one is promised. */
  readonly mostTaps?: number
  readonly name: string
  readonly who: 'visitor' | 'user'
  readonly ways: readonly Way[]
  /** Errors that belong to it, such as for a wrong code. */
  readonly expects?: RegExp
  /** Resolves when the goal is on the screen; throws when it cannot be reached. */
  readonly go: (person: Person) => Promise<unknown>
}
