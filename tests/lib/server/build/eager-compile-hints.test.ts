import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEagerCompileHints } from '@/lib/server/build/eager-compile-hints.mjs'

let distDir: string
const read = (name: string) => readFile(path.join(distDir, name), 'utf8')

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'build-'))
  await writeFile(path.join(distDir, 'react.js'), 'react()')
  await writeFile(path.join(distDir, 'late.js'), 'late()')
  await writeFile(path.join(distDir, 'build-manifest.json'), '{"rootMainFiles":["react.js"]}')
})
afterAll(() => rm(distDir, { recursive: true }))

test('adds one compile hint to the scripts of every page, and none to the others', async () => {
  await addEagerCompileHints({ distDir })
  await addEagerCompileHints({ distDir })
  expect(await read('react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()')
  expect(await read('late.js')).toBe('late()')
})
