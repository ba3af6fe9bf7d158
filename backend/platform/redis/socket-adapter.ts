import { createAdapter } from '@socket.io/redis-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { SharedRedis } from './connect-redis'

type Log = Pick<FastifyBaseLogger, 'debug'>

/** Without Redis a message reaches only this process; other users fetch it later (promise F10). */
export function createSocketAdapter(
  { commands, subscriber }: SharedRedis,
  log: Log,
): ReturnType<typeof createAdapter> {
  return createAdapter(tolerate(commands, log), tolerate(subscriber, log), {
    key: 'visvakor:socket',
  })
}

/** The adapter awaits none of its commands: a failure would end the process. */
function tolerate(redis: Redis, log: Log) {
  const attempt = (command: Promise<unknown>): void => {
    command.catch((error) => log.debug({ err: error }, 'Redis did not take a message'))
  }
  return {
    publish: (channel: string, message: string | Buffer) =>
      attempt(redis.publish(channel, message)),
    psubscribe: (pattern: string) => attempt(redis.psubscribe(pattern)),
    punsubscribe: (pattern: string) => attempt(redis.punsubscribe(pattern)),
    subscribe: (channels: string[]) => attempt(redis.subscribe(...channels)),
    unsubscribe: (channels: string[]) => attempt(redis.unsubscribe(...channels)),
    on: (event: string, listener: (...values: unknown[]) => void) => redis.on(event, listener),
    off: (event: string, listener: (...values: unknown[]) => void) => redis.off(event, listener),
  }
}
