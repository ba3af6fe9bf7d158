import { setTimeout as wait } from 'node:timers/promises'

const BETWEEN = 100

/** What was last heard when the wait was over: the status, or null when nothing answered. */
export type Answer = { readonly ok: boolean; readonly status: number | null }

type Options = {
  /** Statuses that end the wait. */
  readonly accept: (status: number) => boolean
  /** How long to wait at most, in ms. */
  readonly patience: number
  /** Ends the wait early: a stop, or the end of the process that should answer. */
  readonly signal: AbortSignal
}

/** Asks an address until it answers with an accepted status. */
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

async function ask(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, { signal, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch {
    // Refused, reset or too late are all "no answer yet"; the caller says so when it stays so.
    return null
  }
}
