import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getProcess } from '@/backend/embedded/process-record'
import { makeFolder } from '../../support/launch/temporary-folder'
import { until } from '../../support/launch/until'

test('identifies a process by its command and start time', async () => {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  await until('the program runs', async () => (await getProcess(pid))?.command === 'sleep 60')
  const [own, other] = [await getProcess(process.pid), await getProcess(pid)]
  expect([own?.pid, other?.pid]).toEqual([process.pid, pid])
  expect(own?.started).not.toBe(other?.started)
  expect(await getProcess(pid)).toEqual(other)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await getProcess(pid)).toBeNull()
})

test.runIf(process.platform === 'linux')('ignores a zombie process', async () => {
  // The shell is replaced by a program that never reaps the shell's child.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line).trim())
  expect(pid).toBeGreaterThan(0)
  await until('it is dead', async () => (await getProcess(pid)) === null)
})

test('uses ps where there is no /proc', async () => {
  const folder = await makeFolder()
  const answer = 'Fri Nov 20 10:00:00 2026 node server.js --port 3000'
  const script = `#!/bin/sh\n[ "$4" = 7 ] && echo "${answer}" && exit 0\n[ "$4" = 8 ] && exit 1\n[ "$4" = 9 ] && exit 0\nexit 2\n`
  await writeFile(join(folder, 'ps'), script)
  await chmod(join(folder, 'ps'), 0o755)
  vi.stubEnv('PATH', folder)
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    Object.defineProperty(process, 'platform', { value: platform })
  })
  expect(await getProcess(7)).toEqual({
    pid: 7,
    started: 'Fri Nov 20 10:00:00 2026',
    command: 'node server.js --port 3000',
  })
  expect([await getProcess(8), await getProcess(9)]).toEqual([null, null])
  await expect(getProcess(10)).rejects.toThrow('Command failed')
})
