import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProgram } from '@/scripts/mutate/run-program'
import { copyTree } from '@/scripts/mutate/tree-copy'

let checkout: string

beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'mutate-'))
  await mkdir(path.join(checkout, 'lib'))
  await mkdir(path.join(checkout, 'node_modules'))
  await writeFile(path.join(checkout, 'lib/a.ts'), 'a')
  await writeFile(path.join(checkout, 'node_modules/b.js'), 'b')
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

it('changes in a copy never reach the checkout, and the copy is deleted', async () => {
  const copy = await copyTree(checkout, ['lib/a.ts'])
  await copy.write('lib/a.ts', 'mutated')
  expect(await readFile(path.join(copy.root, 'lib/a.ts'), 'utf8')).toBe('mutated')
  expect(await readFile(path.join(checkout, 'lib/a.ts'), 'utf8')).toBe('a')
  expect(await readFile(path.join(copy.root, 'node_modules/b.js'), 'utf8')).toBe('b')
  // A killed test leaves its small disk behind, where it is allowed to mount one.
  const disk = path.join(copy.temporary, 'disk')
  await mkdir(disk)
  await promisify(execFile)('mount', ['-t', 'tmpfs', 'left', disk]).catch(() => undefined)
  await copy.remove()
  await expect(access(copy.root)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await readFile(path.join(checkout, 'node_modules/b.js'), 'utf8')).toBe('b')
})

const run = (script: string, deadline: number, signal = new AbortController().signal) =>
  runProgram(process.execPath, ['-e', script], { cwd: checkout, env: {}, deadline, signal })

it('a program ends with its exit code, at its deadline, or when aborted', async () => {
  expect(await run('process.exit(3)', 60_000)).toBe(3)
  expect(await run('', 60_000)).toBe(0)
  const forever = 'setInterval(() => undefined, 1000)'
  expect(await run(forever, 1)).toBe('late')
  const stopped = new AbortController()
  const running = run(forever, 60_000, stopped.signal)
  stopped.abort(new Error('Stopped'))
  await expect(running).rejects.toThrow('Stopped')
})
