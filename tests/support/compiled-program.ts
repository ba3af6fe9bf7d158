import { existsSync } from 'node:fs'
import { mkdtemp, rename, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { keepPlaces } from '@/backend/launch/compile-programs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages that find files beside their own, or start threads. */
const EXTERNAL = [
  '@next/env',
  'harfbuzzjs',
  'ioredis',
  'jsonc-parser',
  'pino',
  'read-excel-file',
  'sharp',
  'socket.io',
]

/** What packages that are no ES modules load parts of Node with. */
const REQUIRE =
  "globalThis.require = process.getBuiltinModule('module').createRequire(import.meta.url)"

const SCRIPT = 'program.js'

const API = 'backend/server.ts'
/** The API starts it from beside itself. */
const FILL = 'backend/demo/fill-empty-database-program.ts'

/**
 * Compiles a program with its packages to one script, once for each run, and resolves to the path of that: Node
 * starts it in a fifth of the time that tsx needs for the sources.
 *
 * @param source path of a TypeScript program from the project's root
 */
export async function compileProgram(source: string): Promise<string> {
  const shared = path.join(tmpdir(), `program-${source.replaceAll('/', '-')}`)
  if (existsSync(shared)) return path.join(shared, SCRIPT)
  const folder = await compile(source)
  // Where sources are watched, they change during a run.
  if (process.env.VITEST_MODE === 'WATCH') return path.join(folder, SCRIPT)
  try {
    await rename(folder, shared)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(shared)) throw error
  }
  return path.join(shared, SCRIPT)
}

/** Resolves to the folder of the script: a new one in that of the run. */
async function compile(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await build({
    absWorkingDir: root,
    entryPoints: { program: source, ...(source === API && { fill: FILL }) },
    outdir: folder,
    bundle: true,
    external: EXTERNAL,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  })
  return folder
}
