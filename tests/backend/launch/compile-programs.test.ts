import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { COMPILED, compilePrograms } from '@/backend/launch/compile-programs.mjs'

const run = promisify(execFile)
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visvakor-programs-'))
  await mkdir(join(root, 'deep', 'words'), { recursive: true })
  await writeFile(join(root, 'deep', 'words', 'greeting.txt'), 'សួស្តី')
  await writeFile(
    join(root, 'deep', 'words', 'read.ts'),
    `import { readFileSync } from 'node:fs'
    const place: URL = new URL('./greeting.txt', import.meta.url)
    export const greeting = readFileSync(place, 'utf8')`,
  )
  await writeFile(
    join(root, 'deep', 'program.ts'),
    `import { greeting } from './words/read'
    process.stdout.write(greeting)`,
  )
})

afterEach(() => rm(root, { recursive: true, force: true }))

it('a compiled program finds files beside its sources', async () => {
  await compilePrograms(root, { words: 'deep/program.ts' })
  const { stdout } = await run(process.execPath, [join(root, COMPILED, 'words.js')])
  expect(stdout).toBe('សួស្តី')
  expect(await readFile(join(root, COMPILED, 'words.js'), 'utf8')).not.toContain(' = ')
  expect(await readFile(join(root, COMPILED, 'words.js.map'), 'utf8')).not.toContain('greeting')
})

it('keeps an unchanged script and replaces one with changed sources', async () => {
  await compilePrograms(root, { words: 'deep/program.ts' })
  const script = join(root, COMPILED, 'words.js')
  const { ino } = await stat(script)
  await compilePrograms(root, { words: 'deep/program.ts' })
  expect((await stat(script)).ino).toBe(ino)

  await writeFile(join(root, 'deep', 'program.ts'), "process.stdout.write('changed')")
  await compilePrograms(root, { words: 'deep/program.ts' })
  expect((await run(process.execPath, [script])).stdout).toBe('changed')
  expect((await readdir(join(root, COMPILED))).sort()).toEqual(['words.js', 'words.js.map'])
})

it('keeps the previous script when a source cannot be compiled', async () => {
  await compilePrograms(root, { words: 'deep/program.ts' })
  await writeFile(join(root, 'deep', 'program.ts'), "import './missing'")
  await expect(compilePrograms(root, { words: 'deep/program.ts' })).rejects.toThrow('./missing')
  const { stdout } = await run(process.execPath, [join(root, COMPILED, 'words.js')])
  expect(stdout).toBe('សួស្តី')
})
