import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A connection that subscribes can do nothing else. */
export type SharedRedis = {
  readonly commands: Redis
  readonly subscriber: Redis
  close(): void
}

/** Milliseconds; without an answer requests go on (promise F10). */
const PATIENCE = 250

/** Milliseconds between two attempts. */
const LONGEST_PAUSE = 2000

const both = {
  protocol: 2,
  connectTimeout: 2000,
  retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
} as const

/** Connects in the background. Without Redis commands fail at once and subscriptions wait. */
export function connectRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): SharedRedis {
  const commands = new Redis(url, {
    ...both,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  })
  const subscriber = new Redis(url, { ...both, maxRetriesPerRequest: null })
  reportOutages(commands, log)
  // The other connection reports the same outage.
  subscriber.on('error', () => undefined)
  return {
    commands,
    subscriber,
    close: () => {
      commands.disconnect()
      subscriber.disconnect()
    },
  }
}

function reportOutages(redis: Redis, log: Pick<Logger, 'info' | 'warn'>): void {
  let isAway = false
  redis.on('error', (error) => {
    if (isAway) return
    isAway = true
    log.warn({ err: error }, 'Redis is away: until it is back, every process counts for itself')
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
}
