import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

const TIMES = {
  seldom: 1_000,
  often: 50,
  lag: 5_000,
}

/** Reads positions in the write-ahead log (`0/16B3748`). Both throw while the server does not answer. */
export type LogPositions = {
  readonly readEnd: () => Promise<string>
  readonly hasReached: (position: string) => Promise<boolean>
}

export type ReplicaWatch = {
  /** The replica answers and has every announced change. */
  readonly isCurrent: () => boolean
  readonly isUp: () => boolean
  /** Announces a change that readers will need at once: the replica is not current until it has that. */
  readonly noteChange: () => void
  readonly end: () => void
}

const NOTHING = '0/0'

type Options = {
  readonly logPositions: LogPositions
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly now?: () => number
  readonly times?: typeof TIMES
}

export function watchReplica({
  logPositions,
  log,
  now = () => performance.now(),
  times = TIMES,
}: Options): ReplicaWatch {
  /** The last announced change, and the last one with a known position. */
  let noted = Symbol('none')
  let placed = noted
  let due: string | null = null
  /** The oldest position that was requested and not reached. */
  let behind: { readonly position: string; readonly since: number } | null = null
  let isUp = false
  let hasSaid = false
  let pause = new AbortController()
  const ended = new AbortController()

  const isWaiting = () => due !== null || placed !== noted

  async function look(): Promise<void> {
    const seen = noted
    const end = await getEnd()
    if (end !== null && seen !== placed) {
      due = end
      placed = seen
    }
    // While the primary is absent nothing is newer than what the replica has.
    const position = due ?? behind?.position ?? end ?? NOTHING
    if (await logPositions.hasReached(position)) {
      due = null
      behind = null
      say(true)
    } else {
      behind ??= { position, since: now() }
      say(now() - behind.since < times.lag)
    }
  }

  async function getEnd(): Promise<string | null> {
    try {
      return await logPositions.readEnd()
    } catch {
      // The caller that needs the primary reports its absence.
      return null
    }
  }

  function say(isWell: boolean, err?: unknown): void {
    if (isWell !== isUp || !hasSaid) {
      if (isWell) log.info('public data is read from the replica')
      else log.warn({ err }, 'the replica is away or too far behind: the primary is read alone')
    }
    hasSaid = true
    isUp = isWell
  }

  async function keepLooking(): Promise<void> {
    while (!ended.signal.aborted) {
      pause = new AbortController()
      try {
        await look()
      } catch (error) {
        say(false, error)
      }
      const signal = AbortSignal.any([pause.signal, ended.signal])
      await wait(isWaiting() && isUp ? times.often : times.seldom, undefined, {
        signal,
        ref: false,
      }).catch(() => 'woken')
    }
  }

  void keepLooking()
  return {
    isCurrent: () => isUp && !isWaiting(),
    isUp: () => isUp,
    noteChange: () => {
      noted = Symbol('change')
      pause.abort()
    },
    end: () => ended.abort(),
  }
}
