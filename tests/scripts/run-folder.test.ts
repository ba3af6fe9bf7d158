import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'

const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import path from 'node:path'
  import { openRunFolder } from './scripts/testing/run-folder'
  const { folder } = openRunFolder()
  process.on('SIGTERM', () => process.exit(143))
  // A process that a test leaves running and that prints its id.
  const wait = 'setInterval(() => undefined, 60_000)'
  const server = spawn(process.execPath, ['-e', wait, 'postgres'], { detached: true, stdio: 'ignore' })
  writeFileSync(path.join(tmpdir(), 'postmaster.pid'), server.pid + '\\n')
  console.log(JSON.stringify([folder, tmpdir(), server.pid]))
`

async function start(): Promise<{ child: ChildProcess; said: readonly [string, string, number] }> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('It has an output')
  const [line] = await once(child.stdout, 'data')
  return { child, said: JSON.parse(String(line)) }
}

it('is the temporary folder of all child processes, and is deleted with them after a signal', async () => {
  const { child, said } = await start()
  const [folder, temporary, server] = said
  expect(temporary).toBe(folder)
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([143, null])
  expect(existsSync(folder)).toBe(false)
  await expect(isRunning(server)).resolves.toBe(false)
})

async function isRunning(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command !== ''
}
