import type { Logger } from 'pino'
import { listen } from './db/listen'
import type { Clock } from './platform/runtime/clock'
import { runAtMidnight } from './platform/runtime/midnight-timer'
import { CHANGED_AT_MIDNIGHT, createRevalidation } from './platform/runtime/revalidation'
import { CHANGED, listUnknown, nameWebApp } from './platform/runtime/web-apps'
import type { Environment } from './settings/environment'
import { refreshPages } from './tell-web-app'

type Options = {
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Logger
  /** Of every change another process speaks of, whoever tells the web app; null where no replica is read. */
  readonly noteChange: (() => void) | null
  readonly environment: Pick<Environment, 'webUrl' | 'revalidateSecret'>
}

/**
 * Tells the web app of this process what changed without it: what another day changes (listings and "closes today"), and what a
 * command changed that told another web app. Resolves how to end it; does nothing without the secret of the two.
 */
export function refreshWebApp({ databaseUrl, clock, log, noteChange, environment }: Options) {
  const { webUrl, revalidateSecret: secret } = environment
  if (secret === null) return async () => undefined
  const revalidate = createRevalidation({ webUrl, secret, log })
  const endWatch = runAtMidnight(clock, () => void revalidate(CHANGED_AT_MIDNIGHT))
  const own = nameWebApp(webUrl)
  const endListening = listen({
    url: databaseUrl,
    log,
    hear: {
      [CHANGED]: (text) => {
        noteChange?.()
        // Who told ours may have come before this: its pages would be made from what the replica had (decision 053).
        void refreshPages(revalidate, listUnknown(text, noteChange === null ? own : null))
      },
    },
    // What was missed is made anew when it is old.
    onGap: noteChange ?? (() => undefined),
  })
  return async () => {
    endWatch()
    await endListening()
  }
}
