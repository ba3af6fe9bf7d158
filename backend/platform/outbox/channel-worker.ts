import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Channel } from '@/backend/db/schema/messages/message-content'
import type { Clock } from '@/backend/platform/runtime/clock'
import { type Claimed, claimDue } from './claim'
import { DeliveryFailure } from './delivery-failure'
import { recordFailedAttempt, releaseClaim, settleClaim } from './message-state'
import { type RecordTimeouts, recordOutcome } from './record-outcome'
import { getRetryDelay } from './retry-delay'
import type { SendCheck } from './send-check'
import type { Sender } from './sender'
import type { SettledHandlers } from './settled-handlers'

export type ChannelWorkerOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly settledHandlers: SettledHandlers
  readonly checkBeforeSending: SendCheck
  readonly recordTimeouts?: RecordTimeouts
  /** Called after every attempt. */
  readonly onTried: (id: string, isAccepted: boolean) => void
}

export type ChannelWorker = {
  /** Resolves once the last due message is on its way; rejects when the database does not answer. */
  run(): Promise<void>
  /** Resolves once nothing is on its way. */
  idle(): Promise<void>
  /** Claims nothing more, and gives messages on their way this many milliseconds before they are aborted. */
  stop(patienceMs: number): Promise<void>
  /** Whether the last attempt failed, so that waiting for another is of little use. */
  isFailing(): boolean
}

/** Milliseconds a message may be on its way. */
const LONGEST_SEND = 45_000

/**
 * Milliseconds after which another process may claim a message: enough to send and record it, and soon over
 * when its process was killed.
 */
const CLAIM = 90_000

/** Milliseconds after which a postponed message is checked again. */
const POSTPONED = 60_000

const NOTE_PATIENCE: RecordTimeouts = { recordAllMs: 20_000, totalMs: 40_000 }

/** Creates the worker that sends one channel's messages, as many at once as its sender takes. */
export function createChannelWorker<Of extends Channel>(
  channel: Of,
  sender: Sender<Of>,
  {
    db,
    clock,
    log,
    settledHandlers,
    checkBeforeSending,
    onTried,
    recordTimeouts = NOTE_PATIENCE,
  }: ChannelWorkerOptions,
): ChannelWorker {
  const sending = new Set<Promise<void>>()
  const ending = new AbortController()
  let isStopped = false
  let isFailing = false
  let filling: Promise<void> | null = null
  let isCalledAgain = false

  async function fill(): Promise<void> {
    while (!isStopped) {
      const atMost = sender.atOnce - sending.size
      if (atMost <= 0) {
        await Promise.race(sending)
        continue
      }
      isCalledAgain = false
      const now = clock.now()
      const until = new Date(now.getTime() + CLAIM)
      const claimed = await claimDue(db, channel, { now, until, atMost })
      for (const message of claimed) start(message)
      if (claimed.length === 0 && !isCalledAgain) return
    }
  }

  function start(message: Claimed<Of>): void {
    const work = trySending(message)
      .catch((error: unknown) => {
        log.error({ err: error, id: message.id }, 'what became of a message could not be noted')
      })
      .finally(() => sending.delete(work))
    sending.add(work)
  }

  async function trySending(message: Claimed<Of>): Promise<void> {
    const late = (message.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - clock.now().getTime()
    const most = AbortSignal.timeout(Math.min(LONGEST_SEND, Math.max(late, 0)))
    try {
      const decision = await checkBeforeSending(db, message)
      if (decision === 'postpone') {
        await releaseClaim(db, message, new Date(clock.now().getTime() + POSTPONED))
        onTried(message.id, false)
        return
      }
      if (decision === 'drop') {
        throw new DeliveryFailure('Its receiver no longer wants it.', { isUnwanted: true })
      }
      await sender.send(message, AbortSignal.any([most, ending.signal]))
    } catch (error) {
      if (ending.signal.aborted) await releaseClaim(db, message, clock.now())
      else
        await recordFailure(
          message,
          most.aborted ? new DeliveryFailure('It took too long.') : error,
        )
      return
    }
    isFailing = false
    const settle = (kinds: SettledHandlers) =>
      settleClaim(db, kinds, message, { state: 'accepted', now: clock.now(), why: null })
    await recordOutcome(
      () => settle(settledHandlers),
      async (reason) => {
        await settle({})
        log.error(
          { err: reason, id: message.id },
          'the outcome of a sent message was not passed on',
        )
      },
      recordTimeouts,
    )
    onTried(message.id, true)
  }

  async function recordFailure(message: Claimed<Of>, error: unknown): Promise<void> {
    const { id } = message
    const refusal =
      error instanceof DeliveryFailure
        ? error
        : new DeliveryFailure('Something unexpected went wrong.')
    const { message: why, isUnwanted, isPermanent, retryAfterMs } = refusal
    if (isUnwanted) {
      await settleClaim(db, settledHandlers, message, { state: 'dropped', now: clock.now(), why })
      onTried(id, false)
      return
    }
    if (refusal === error) log.warn({ id, channel, why }, 'a message was not accepted')
    else log.error({ err: error, id, channel }, 'a message was not accepted')
    isFailing = !isPermanent
    const pause = getRetryDelay(message.tries + 1)
    const now = clock.now()
    if (pause === null || isPermanent) {
      await settleClaim(db, settledHandlers, message, { state: 'dead', now, why })
    } else {
      const nextTryAt = new Date(now.getTime() + Math.max(pause, retryAfterMs))
      await recordFailedAttempt(db, message, { nextTryAt, why })
    }
    onTried(id, false)
  }

  return {
    async run() {
      isCalledAgain = true
      filling ??= fill().finally(() => {
        filling = null
      })
      await filling
    },
    async idle() {
      while (sending.size > 0) await Promise.all(sending)
    },
    async stop(patienceMs) {
      isStopped = true
      const timer = setTimeout(() => ending.abort(new Error('The API is stopping')), patienceMs)
      await Promise.allSettled([filling ?? Promise.resolve(), ...sending])
      await Promise.allSettled(sending)
      clearTimeout(timer)
    },
    isFailing: () => isFailing,
  }
}
