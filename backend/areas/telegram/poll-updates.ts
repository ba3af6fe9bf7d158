import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type AdvisoryLock, acquireAdvisoryLock } from '@/backend/db/advisory-lock'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { type BotApi, BotApiError, type Update } from './bot-api'

type Options = {
  readonly bot: Pick<BotApi, 'getUpdates'>
  readonly databaseUrl: string
  readonly take: (update: Update) => Promise<void>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Milliseconds between two attempts to get the lock, and before the first retry after a failure. */
  readonly waits?: { readonly lock: number; readonly failure: number }
}

/** Any number shared by all processes: the Bot API sends updates to one only. */
const POLLING_LOCK = 7_203_117

const WAITS = { lock: 10_000, failure: 1000 }

/** Milliseconds; each pause is twice the previous one. */
const LONGEST_PAUSE = 60_000

/** Milliseconds; a timer of more than 24 days would fire at once. */
const LONGEST_ASKED = 6 * 60 * 60_000

/** Polls for updates while this process has the lock, and never throws. Returns how to stop it. */
export function startPollingUpdates(options: Options): () => Promise<void> {
  const { databaseUrl, log, waits = WAITS } = options
  const ending = new AbortController()
  const { signal } = ending
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function poll(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const lock = await acquireAdvisoryLock(databaseUrl, POLLING_LOCK).catch(() => null)
      if (lock === null) {
        await rest(waits.lock)
        continue
      }
      try {
        await pollWith(options, lock, signal, () => {
          failures = 0
        })
      } catch (error) {
        if (signal.aborted || lock.lost.aborted) continue
        const asked = error instanceof BotApiError ? error.retryAfterMs : 0
        const own = Math.min(waits.failure * 2 ** failures, LONGEST_PAUSE)
        if (failures === 0)
          log.warn({ err: toLogged(error) }, 'Telegram does not answer; the bot tries again')
        failures += 1
        await rest(Math.min(Math.max(asked, own), LONGEST_ASKED))
      } finally {
        await lock.release()
      }
    }
  }

  const polling = poll()
  return async () => {
    ending.abort()
    await polling
  }
}

async function pollWith(
  { bot, take, outbox }: Options,
  { lost }: AdvisoryLock,
  signal: AbortSignal,
  onHeard: () => void,
): Promise<void> {
  let last: number | null = null
  const either = AbortSignal.any([signal, lost])
  while (!either.aborted) {
    const updates = await bot.getUpdates(last, either)
    onHeard()
    for (const update of updates) {
      await take(update)
      last = update.update_id
    }
    if (updates.length > 0) outbox.wake()
  }
}

/** Removes the called address from an error, since it contains the token. */
function toLogged(error: unknown): unknown {
  if (error instanceof BotApiError) return error
  return new Error(error instanceof Error ? error.name : 'Telegram could not be reached')
}
