import { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { waitForExit } from '@/backend/platform/runtime/child-process'

/** The description of how a process ended after an event. */
function end(...[event, ...details]: [string, ...unknown[]]): Promise<string> {
  const child = new ChildProcess()
  const ended = waitForExit(child)
  child.emit(event, ...details)
  return ended
}

test('describes an exit code, a signal and a failed start', async () => {
  expect(await end('exit', 3, null)).toBe('exit code 3')
  expect(await end('exit', null, 'SIGKILL')).toBe('signal SIGKILL')
  expect(await end('error', new Error('spawn ENOENT'))).toBe('spawn ENOENT')
})
