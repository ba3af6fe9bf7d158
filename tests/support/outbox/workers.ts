import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import { compileProgram } from '../compiled-program'

/** Processes that send queued messages, or with `job-worker.ts` also queue due ones. One spare is always starting, since that takes longest. */
export function provideWorkers(
  getEnvironment: () => Readonly<Record<string, string>>,
  name: 'worker.ts' | 'job-worker.ts' = 'worker.ts',
) {
  const children = new Set<ChildProcess>()
  let next: Promise<ChildProcess> | null = null
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  async function start(): Promise<ChildProcess> {
    const child = fork(await compileProgram(`tests/support/outbox/${name}`), {
      env: { ...process.env, ...getEnvironment() },
      silent: true,
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    await once(child, 'message')
    return child
  }

  return {
    /** Waits for a start message. */
    async get(): Promise<ChildProcess> {
      const child = await (next ?? start())
      next = start()
      return child
    },
  }
}

/** Lets it send what is due; resolves to its exit code, null when it was killed. */
export async function runWorker(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.send('go')
  const [code] = await ended
  return code
}
