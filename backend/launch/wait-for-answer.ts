import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const BETWEEN = 25

/** The last status; null when nothing answered. */
export type Answer = { readonly ok: boolean; readonly status: number | null }

type Options = {
  readonly accept: (status: number) => boolean
  /** ms */
  readonly patience: number
  readonly signal: AbortSignal
}

export async function waitForAnswer(url: string, options: Options): Promise<Answer> {
  const deadline = AbortSignal.any([options.signal, AbortSignal.timeout(options.patience)])
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
