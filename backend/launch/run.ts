import type { Environment } from '@/backend/environment'
import type { StartError } from '@/backend/platform/runtime/start-error'
import type { Programs } from './programs'
import type { Screen } from './screen'

/** What the steps of one launch share. */
export type Run = {
  readonly environment: Environment
  readonly programs: Programs
  readonly screen: Screen
  /** Aborted when all is to stop: a signal of the person, or a part that was given up. */
  readonly signal: AbortSignal
  /** Stops everything because of an error. */
  readonly giveUp: (error: StartError) => void
  /** Notes how to stop a part; the last noted is stopped first. */
  readonly onStop: (stop: () => Promise<void>) => void
}
