import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Service } from './service'

/** This many deaths within this time (ms) mean that starting again does not help. */
const MOST_DEATHS = 5
const WITHIN = 60_000

/** Wait before the first and the longest wait before a later start, in ms; it doubles between. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 4_000

type Options = {
  /** The part's name as it begins a sentence: "The API". */
  readonly name: string
  /** Starts the part and resolves when it is ready. */
  readonly start: () => Promise<Service>
  readonly log: (line: string) => void
  /** Aborted before the part is stopped, so that its end is not taken for an accident. */
  readonly signal: AbortSignal
  /** Called once when the part cannot be kept running. */
  readonly onGiveUp: (error: StartError) => void
}

/**
 * Starts a part and starts it again whenever it ends by itself, a little later each time.
 * A failure of the first start is thrown; five ends within a minute are given up.
 *
 * @returns a function that stops the part for good, once `signal` is aborted
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
      // It is gone, and this lets go of what it held.
      await service?.stop()
      service = null
      deaths.push(Date.now())
      const recent = deaths.filter((death) => death > Date.now() - WITHIN).length
      if (recent >= MOST_DEATHS) {
        options.onGiveUp(
          new StartError(`${options.name} stopped ${recent} times within a minute (${end}).`),
        )
        return
      }
      options.log(`${options.name} stopped (${end}); starting it again.`)
      service = await startAgain(Math.min(FIRST_WAIT * 2 ** (recent - 1), LONGEST_WAIT))
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
