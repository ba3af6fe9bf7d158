import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPILED, compilePrograms } from '@/backend/launch/compile-programs.mjs'
import { mapStackTrace } from '@/lib/shared/runtime/map-stack-trace'

const run = promisify(execFile)
let root: string
let stack: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visvakor-sources-'))
  await writeFile(
    join(root, 'fail.ts'),
    `type Nothing = never

    export function fail(): Nothing {
      throw new Error('broken')
    }`,
  )
  await writeFile(
    join(root, 'program.ts'),
    `import { fail } from './fail'
    try { fail() } catch (error) { if (error instanceof Error) process.stdout.write(error.stack ?? '') }`,
  )
  await compilePrograms(root, { failing: 'program.ts' })
  const script = join(root, COMPILED, 'failing.js')
  stack = (await run(process.execPath, [script])).stdout
})

afterAll(() => rm(root, { recursive: true, force: true }))

it('maps a compiled stack trace to source lines', () => {
  const named = mapStackTrace(stack)
  expect(named).toContain(`${join(root, 'fail.ts')}:4:13`)
  expect(named).toContain(`${join(root, 'program.ts')}:2:`)
  expect(named).not.toContain(COMPILED)
})

it('leaves frames of Node and packages unchanged', () => {
  const frames =
    'at Module._compile (node:internal/modules/cjs/loader:1469:14)\nat /x/next/a.js:1:2'
  expect(mapStackTrace(frames)).toBe(frames)
})

it('leaves a script without a source map unchanged', async () => {
  await rm(join(root, COMPILED, 'failing.js.map'))
  expect(mapStackTrace(stack)).toBe(stack)
})

it('maps to the exact column, and leaves positions without a mapping unchanged', async () => {
  // Column 5 of the second line maps to the source's first line, column 6 to its second.
  const map = { version: 3, sources: ['../written.ts'], names: [], mappings: ';IAAA,CACA' }
  await writeFile(join(root, COMPILED, 'written.js.map'), JSON.stringify(map))
  const name = (place: string) => mapStackTrace(`at ${join(root, COMPILED, 'written.js')}:${place}`)
  const source = join(root, 'written.ts')
  expect(name('2:5')).toBe(`at ${source}:1:1`)
  expect(name('2:6')).toBe(`at ${source}:2:1`)
  expect(name('2:4')).toContain(`${COMPILED}/written.js:2:4`)
  expect(name('1:5')).toContain(`${COMPILED}/written.js:1:5`)
})
