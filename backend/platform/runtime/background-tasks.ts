import type { FastifyBaseLogger } from 'fastify'

/** Work that replies do not wait for, so that its time reveals nothing. */
export type BackgroundTasks = {
  readonly start: (name: string, work: () => Promise<void>) => void
  readonly settle: () => Promise<void>
}

export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<void>>()

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, `${name} failed`)
    }
  }

  return {
    start: (name, work) => {
      const job = run(name, work).finally(() => running.delete(job))
      running.add(job)
    },
    settle: async () => {
      await Promise.all(running)
    },
  }
}
