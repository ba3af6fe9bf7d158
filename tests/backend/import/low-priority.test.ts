import { spawn } from 'node:child_process'
import { platform } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { provideDatabase } from '@/tests/support/database'

/** sched(7) */
const SCHED_IDLE = 5

const { url } = provideDatabase()

it('lowers its priority during an import and restores that of its session', async () => {
  const args = ['--import', 'tsx', 'tests/support/lower-priority.ts', url]
  // In its own session, so that the session of the tests is unchanged.
  const { stdout } = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { before, during, after } = JSON.parse(await text(stdout))
  const [session, serverSession] = before === null ? [null, null] : [19, 10]
  expect(during).toEqual({
    process: 19,
    policy: platform() === 'linux' ? SCHED_IDLE : null,
    session,
    servers: [10, 10],
    serverSessions: [serverSession, serverSession],
  })
  expect(after).toBe(before)
})
