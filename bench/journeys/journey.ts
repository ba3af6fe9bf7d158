import type { Person } from './person'

/** How somebody uses the site: by finger on a slow phone, with script or without, by mouse, or by keys alone. */
export type Way = 'phone' | 'without script' | 'desktop' | 'keyboard'

/** One of the journeys that were gone when the product was first used as a whole. */
export type Journey = {
  /** Its row in the review, or the promise it is asked by. */
  readonly id: string
  /** What it may take, where that is promised. */
  readonly mostTaps?: number
  readonly name: string
  readonly who: 'visitor' | 'user'
  readonly ways: readonly Way[]
  /** Answers that belong to it, as of a wrong code. */
  readonly expects?: RegExp
  /** Ends when the goal is on the screen; throws where it cannot be reached. */
  readonly go: (person: Person) => Promise<unknown>
}
