import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, vi } from 'vitest'
import { findFreePort } from '@/e2e/product/free-port'
import { requireRedis } from '@/scripts/redis'

/** A Redis server that the test may stop, freeze and start again. */
export type TestRedis = {
  readonly url: string
  start(): Promise<void>
  /** Kills it, as a crash would. */
  kill(): Promise<void>
  /** Freezes it: connections stay open without answers. */
  freeze(): void
}

/** Provides a Redis server without persistence for the test file; it runs from the first `start` on. */
export async function provideRedis(): Promise<TestRedis> {
  const program = await requireRedis()
  const port = await findFreePort()
  let server: ChildProcess | null = null

  async function kill(): Promise<void> {
    if (server === null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    server = null
  }

  afterAll(kill)
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const where = ['--port', String(port), '--bind', '127.0.0.1']
      const nothing = ['--save', '', '--appendonly', 'no']
      // In the folder of the run, so that a server left behind can be found.
      server = spawn(program, [...where, ...nothing], { stdio: 'ignore', cwd: tmpdir() })
      await vi.waitUntil(() => isAnswering(port), { timeout: 60_000, interval: 20 })
    },
    kill,
    freeze: () => server?.kill('SIGSTOP'),
  }
}

async function isAnswering(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    socket.write('PING\r\n')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('+PONG')
  } catch {
    // Not listening yet; the caller retries.
    return false
  } finally {
    socket.destroy()
  }
}
