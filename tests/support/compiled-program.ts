import { mkdtemp, symlink } from 'node:fs/promises'
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

const API = 'backend/server.ts'
/** The API starts it from beside itself. */
const FILL = 'backend/demo/fill-program.ts'

const compiled = new Map<string, Promise<string>>()

/**
 * Compiles a program with its packages to one script, once for each test file, and resolves to the path of that:
 * Node starts it in a fifth of the time that tsx needs for the sources.
 *
 * @param source path of a TypeScript program from the project's root
 */
export function compileProgram(source: string): Promise<string> {
  const known = compiled.get(source) ?? compile(source)
  compiled.set(source, known)
  return known
}

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
  return path.join(folder, 'program.js')
}
