import { eq } from 'drizzle-orm'
import { CHANNELS, type Channel } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { createPeriodicTask } from '@/backend/platform/runtime/periodic-task'
import {
  type ChannelWorker,
  type ChannelWorkerOptions,
  createChannelWorker,
} from './channel-worker'
import { getHeldSince } from './hold'
import { dropExpired } from './message-state'
import type { AnySenders, Senders } from './sender'

export type FirstAttempt = 'accepted' | 'failed' | 'under-way'

export type Outbox = {
  /** Sends queued messages at once; call it after the commit. */
  wake(): void
  /** Like `wake`, and reports how the first attempt ends, after a few seconds at most. */
  firstTry(id: string): Promise<FirstAttempt>
  /** Sends what is due, and resolves once nothing is on its way. */
  run(): Promise<void>
  /** Starts sending regularly what other processes queued and what is to be retried. */
  start(): void
  /** Finishes messages on their way, then stops. */
  stop(): Promise<void>
}

type Options = Omit<ChannelWorkerOptions, 'onTried'> & {
  readonly senders: Senders
  /** Milliseconds to wait for a first attempt. */
  readonly firstAttemptTimeoutMs?: number
}

/**
 * Milliseconds: between two looks, of waiting for a first attempt, and for messages on their way when the API
 * stops.
 */
const LOOK = 2000
const FIRST_TRY = 3000
const STOP = 6000

/** Creates the outbox of this process; several work on one database (decision 022). */
export function createOutbox({
  senders,
  firstAttemptTimeoutMs = FIRST_TRY,
  ...options
}: Options): Outbox {
  const { db, clock, log, settledHandlers } = options
  const waiting = new Map<string, (isAccepted: boolean) => void>()
  const onTried = (id: string, isAccepted: boolean) => waiting.get(id)?.(isAccepted)
  const pumps = new Map<Channel, ChannelWorker>()
  const open = <Of extends Channel>(channel: Of, { [channel]: sender }: AnySenders) => {
    if (sender) pumps.set(channel, createChannelWorker(channel, sender, { ...options, onTried }))
  }
  for (const channel of CHANNELS) open(channel, senders)
  let repeater: { stop(): Promise<void> } | null = null
  let isStopped = false

  let isHeld = false
  const look = async (): Promise<void> => {
    const heldSince = await getHeldSince(db, clock.now())
    if (heldSince !== null && !isHeld) {
      log.warn({ heldSince }, 'messages are held: npm run outbox -- release')
    }
    isHeld = heldSince !== null
    if (isHeld) return
    await Promise.all([...pumps.values()].map((pump) => pump.run()))
  }
  const work = async (): Promise<void> => {
    await Promise.all([look(), dropExpired({ db, settledHandlers, log }, clock.now())])
  }
  const wake = (): void => {
    look().catch((error: unknown) => {
      log.warn({ err: error }, 'what is to be sent could not be read and waits for the next look')
    })
  }

  function awaitTry(id: string): Promise<boolean | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), isStopped ? 0 : firstAttemptTimeoutMs)
      waiting.set(id, (isAccepted) => {
        clearTimeout(timer)
        resolve(isAccepted)
      })
    })
  }

  /** Another process may have been faster, or none may have started. */
  async function read(id: string): Promise<FirstAttempt> {
    const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
    if (row?.state === 'accepted') return 'accepted'
    if (row?.state !== 'waiting' || row.tries > 0 || isStopped || isHeld) return 'failed'
    return pumps.get(row.channel)?.isFailing() ? 'failed' : 'under-way'
  }

  return {
    wake,
    async firstTry(id) {
      const ended = awaitTry(id)
      wake()
      const isAccepted = await ended
      waiting.delete(id)
      if (isAccepted === null) return read(id)
      return isAccepted ? 'accepted' : 'failed'
    },
    async run() {
      await work()
      await Promise.all([...pumps.values()].map((pump) => pump.idle()))
    },
    start() {
      repeater = createPeriodicTask({ work, everyMs: LOOK, log, name: 'sending messages' })
    },
    async stop() {
      isStopped = true
      await Promise.all([...pumps.values()].map((pump) => pump.stop(STOP)))
      await repeater?.stop()
    },
  }
}
