import { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { waitForExit } from '@/backend/platform/runtime/child-process'

/** How a process is said to have ended after an event of its own. */
function end(...[event, ...details]: [string, ...unknown[]]): Promise<string> {
  const child = new ChildProcess()
  const ended = waitForExit(child)
  child.emit(event, ...details)
  return ended
}

test('a process ends with a code, by a signal, or before it began', async () => {
  expect(await end('exit', 3, null)).toBe('exit code 3')
  expect(await end('exit', null, 'SIGKILL')).toBe('signal SIGKILL')
  expect(await end('error', new Error('spawn ENOENT'))).toBe('spawn ENOENT')
})
