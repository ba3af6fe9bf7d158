import { StartError } from '@/backend/platform/runtime/start-error'
import { type ChildCommand, startChild } from './child-service'
import type { Service } from './service'
import { waitForAnswer } from './wait-for-answer'

/** Milliseconds; migrating a large database takes longest. */
const PATIENCE = 300_000

type Ready = {
  /** Name at the start of a sentence: "The API". */
  readonly name: string
  readonly url: string
  readonly accept: (status: number) => boolean
  readonly signal: AbortSignal
}

/**
 * Starts a child and waits for its answer. Throws StartError when it ends or takes too long, and the abort
 * reason when `signal` is aborted. `service`: a process of this command that already runs.
 */
export async function startReadyChild(
  command: ChildCommand,
  ready: Ready,
  service: Service = startChild(command),
): Promise<Service> {
  const gone = new AbortController()
  let end = 'no answer'
  void service.exited.then((how) => {
    end = how
    gone.abort()
  })
  const { url, accept } = ready
  const signal = AbortSignal.any([ready.signal, gone.signal])
  const answer = await waitForAnswer(url, { accept, patience: PATIENCE, signal })
  if (answer.ok) return service
  await service.stop()
  ready.signal.throwIfAborted()
  throw new StartError(`${ready.name} did not start (${end}). Its log is ${command.logFile}.`)
}
