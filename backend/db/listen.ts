import { Client } from 'pg'
import type { Logger } from 'pino'

type Options = {
  readonly url: string
  readonly log: Pick<Logger, 'warn' | 'info'>
  /** Handlers by channel, called with the text of the message. They must not throw. */
  readonly handlers: Readonly<Record<string, (text: string) => void>>
  /** Called after listening again: messages sent in between are lost. */
  readonly onGap: () => void
  /** How long to wait after so many failures in a row, ms. */
  readonly reconnectDelay?: (failures: number) => number
}

/** ms */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5000
/** A connection that died silently shows by a missing reply. */
const BEAT = 15_000
const PATIENCE = 5000

/** Doubles from 100 ms up to 5 s. */
export const toReconnectDelay = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)

/**
 * Receives what transactions of all processes send by `pg_notify`, once committed and in the order of
 * commits. It holds a connection of its own, opens another when that is cut (promise F20), and never throws.
 * Returns how to stop.
 */
export function listen({
  url,
  log,
  handlers,
  onGap,
  reconnectDelay = toReconnectDelay,
}: Options): () => Promise<void> {
  let client: Client | null = null
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let hasListened = false
  let isEnded = false

  async function open(): Promise<void> {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    client = opened
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    opened.on('notification', ({ channel, payload = '' }) => handlers[channel]?.(payload))
    try {
      await opened.connect()
      for (const channel of Object.keys(handlers)) await opened.query(`listen "${channel}"`)
    } catch {
      // Any error is solved by another connection; `lose` logs it.
      return lose(opened)
    }
    if (client !== opened) return
    if (failures > 0) log.info('the database is listened to again')
    failures = 0
    if (hasListened) onGap()
    hasListened = true
    timer = setTimeout(() => void beat(opened), BEAT).unref()
  }

  async function beat(opened: Client): Promise<void> {
    try {
      await opened.query('select 1')
      if (client === opened) timer = setTimeout(() => void beat(opened), BEAT).unref()
    } catch {
      // As above.
      lose(opened)
    }
  }

  function lose(lost: Client): void {
    if (client !== lost) return
    client = null
    if (timer !== null) clearTimeout(timer)
    // A broken connection cannot be closed cleanly.
    lost.end().catch(() => undefined)
    if (isEnded) return
    if (failures === 0)
      log.warn('the database is not listened to: open pages get no updates until then')
    timer = setTimeout(() => void open(), reconnectDelay(failures)).unref()
    failures += 1
  }

  void open()
  return async () => {
    isEnded = true
    if (timer !== null) clearTimeout(timer)
    // It may break right now, but it is not needed any more.
    await client?.end().catch(() => undefined)
  }
}
