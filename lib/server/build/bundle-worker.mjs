import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Below the folder of the build; the door sends it (`serve-worker.ts`). */
export const WORKER_FILE = 'worker/sw.js'

const SOURCE = 'lib/browser/service-worker/worker/main.ts'

/**
 * Makes one plain script of the service worker, with the name of this build in it. Next has no way to make a script with
 * an address that stays. @param {{ distDir: string }} output the finished build
 */
export async function bundleWorker({ distDir }) {
  const { build } = await import('esbuild')
  await mkdir(join(distDir, 'worker'), { recursive: true })
  await build({
    entryPoints: [SOURCE],
    outfile: join(distDir, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    // Older browsers have service workers too, but lack other things every page needs.
    target: 'es2020',
    define: {
      BUILD: JSON.stringify(await nameBuild(distDir)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  })
}

/** Of the names of its files, which change with what is in them. @param {string} distDir @returns {Promise<string>} */
async function nameBuild(distDir) {
  const names = await readdir(join(distDir, 'static'), { recursive: true })
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16)
}
