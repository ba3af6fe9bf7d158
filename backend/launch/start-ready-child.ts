import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '@/backend/platform/runtime/start-error'
import { type ChildCommand, startChild } from './child-service'
import type { Service } from './supervise'

/** Milliseconds; migrating a large database takes longest. */
const PATIENCE = 300_000

const BETWEEN = 25

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
  const answer = await waitForAnswer(url, { accept, timeoutMs: PATIENCE, signal })
  if (answer.ok) return service
  await service.stop()
  ready.signal.throwIfAborted()
  throw new StartError(`${ready.name} did not start (${end}). Its log is ${command.logFile}.`)
}

/** The last status; null when nothing answered. */
type Answer = { readonly ok: boolean; readonly status: number | null }

type Options = {
  readonly accept: (status: number) => boolean
  /** ms */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export async function waitForAnswer(url: string, options: Options): Promise<Answer> {
  const deadline = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)])
  let status: number | null = null
  while (!deadline.aborted) {
    status = await ask(url, deadline)
    if (status !== null && options.accept(status)) return { ok: true, status }
    await wait(BETWEEN)
  }
  return { ok: false, status }
}

/** Requests an address without `fetch`, which takes 5 MB for as long as the launcher runs (promise S10). */
async function ask(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const [response]: IncomingMessage[] = await once(get(url, { signal, agent: false }), 'response')
    if (response === undefined) return null
    await once(response.resume(), 'end')
    return response.statusCode ?? null
  } catch {
    // Refused, reset and timed out all mean "no answer yet".
    return null
  }
}
