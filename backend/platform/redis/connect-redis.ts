import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

export type SharedRedis = { readonly commands: Redis; close(): void }

/** Milliseconds; without a reply requests go on (promise F10). */
const PATIENCE = 250

/** Milliseconds between two attempts. */
const LONGEST_PAUSE = 2000

/** Connects in the background. While Redis is absent commands fail at once. */
export async function connectRedis(
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<SharedRedis> {
  // Few installations use Redis, and its client is large (promise S10).
  const { Redis } = await import('ioredis')
  const commands = new Redis(url, {
    protocol: 2,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  })
  reportOutages(commands, log)
  return { commands, close: () => commands.disconnect() }
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
