import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { requireRedis } from '@/scripts/redis'

export type RunningRedis = { readonly url: string; readonly stop: () => Promise<void> }

/** A Redis server without persistence, on a port of this machine. */
export async function startRedis(): Promise<RunningRedis> {
  const program = await requireRedis()
  const port = await findFreePort()
  const where = ['--port', String(port), '--bind', '127.0.0.1']
  const server = spawn(program, [...where, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const isListening = () =>
    new Promise<true | null>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(null))
      socket.unref()
    })
  await until(isListening, { what: 'Redis listens', seconds: 10 })
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
