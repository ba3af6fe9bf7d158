import type { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import type { Programs } from './programs'
import type { Terminal } from './terminal'

export type LauncherRun = {
  readonly environment: Environment
  readonly programs: Programs
  readonly screen: Terminal
  /** Aborted when everything must stop: by a person, or because a part failed for good. */
  readonly signal: AbortSignal
  readonly giveUp: (error: StartError) => void
  /** Registers how to stop a part; the last one is stopped first. */
  readonly onStop: (stop: () => Promise<void>) => void
}
