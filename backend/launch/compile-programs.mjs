import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, stop } from 'esbuild'

/** Below the root; of this machine alone. */
export const COMPILED = '.programs'

/** Source by the name its script gets. */
export const PROGRAMS = {
  launch: 'backend/launch/start.ts',
  api: 'backend/server.ts',
  fill: 'backend/demo/fill-empty-database-program.ts',
  web: 'lib/server/http-server/main.ts',
}

const LONGEST_LINE = 160

/**
 * One plain script of each program (decision 044). Plain itself: the launcher is compiled by it as well, and runs without tsx.
 * @param {string} root @param {Readonly<Record<string, string>>} programs name of the script → its source below `root`
 */
export async function compilePrograms(root, programs) {
  const folder = join(root, COMPILED)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, source]) => [name, join(root, source)]),
    ),
    outdir: folder,
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // A single letter of Khmer, in a comment that stays, has V8 keep two bytes for each of a script; and it prints the line of a failure.
    minifyWhitespace: true,
    lineLimit: LONGEST_LINE,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  })
  await stop()
  await mkdir(folder, { recursive: true })
  await Promise.all(outputFiles.map(({ path, text }) => replaceFile(path, text)))
}

/**
 * What a source finds from its own place (migrations, threads) it still finds there.
 * @param {string} folder @returns {import('esbuild').Plugin}
 */
export function keepPlaces(folder) {
  return {
    name: 'keep-places',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta.url')) return null
        const place = JSON.stringify(relative(folder, path).replaceAll('\\', '/'))
        const contents = text.replaceAll(
          'import.meta.url',
          `new URL(${place}, import.meta.url).href`,
        )
        return { contents, loader: 'ts' }
      })
    },
  }
}

/** Whole or not at all: another start in this folder may read it in this moment. @param {string} path @param {string} text */
async function replaceFile(path, text) {
  if ((await getText(path)) === text) return
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}

/** Null where there is none. @param {string} path */
async function getText(path) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
