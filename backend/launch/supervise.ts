import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '@/backend/platform/runtime/start-error'

/** This many ends within so many milliseconds: another restart does not help. */
const MOST_DEATHS = 5
const WITHIN = 60_000

/** Milliseconds; doubles from the first to the longest. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 4_000

type Options = {
  readonly name: string
  readonly start: () => Promise<Service>
  readonly log: (line: string) => void
  /** Abort it before stopping the part, so that its end does not count as an accident. */
  readonly signal: AbortSignal
  /** Called once, after five ends within a minute. */
  readonly onGiveUp: (error: StartError) => void
}

/**
 * Keeps a part running: throws what its first start throws, and restarts it after later ends. Returns how to
 * stop it once `signal` is aborted.
 */
export async function supervise(options: Options): Promise<() => Promise<void>> {
  let service: Service | null = await options.start()
  const kept = keepRunning()
  return async () => {
    await service?.stop()
    await kept
  }

  async function keepRunning(): Promise<void> {
    const deaths: number[] = []
    while (!options.signal.aborted) {
      const end = service === null ? 'it did not start' : await service.exited
      if (options.signal.aborted) return
      // It is gone; this releases what it held.
      await service?.stop()
      service = null
      deaths.push(performance.now())
      const recent = deaths.filter((death) => death > performance.now() - WITHIN).length
      if (recent >= MOST_DEATHS) {
        options.onGiveUp(
          new StartError(`${options.name} stopped ${recent} times within a minute (${end}).`),
        )
        return
      }
      options.log(`${options.name} stopped (${end}); starting it again.`)
      service = await startAgain(toRestartDelay(recent))
    }
    await service?.stop()
  }

  async function startAgain(delay: number): Promise<Service | null> {
    try {
      await wait(delay, undefined, { signal: options.signal })
      return await options.start()
    } catch (error) {
      if (options.signal.aborted) return null
      options.log(error instanceof Error ? error.message : String(error))
      return null
    }
  }
}

/** Computes the milliseconds until the next start, after this many recent ends. */
export function toRestartDelay(deaths: number): number {
  return Math.min(FIRST_WAIT * 2 ** (deaths - 1), LONGEST_WAIT)
}

export type Service = {
  /** The reason for its end: "exit code 1", "signal SIGKILL". */
  readonly exited: Promise<string>
  /** Stops it and resolves when it is gone; harmless when it already is. */
  stop(): Promise<void>
}
