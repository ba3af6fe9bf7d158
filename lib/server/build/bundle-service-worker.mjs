import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The path of the service worker below the build folder; `middleware/service-worker.ts` serves it. */
export const SERVICE_WORKER_FILE = 'worker/sw.js'

const SOURCE = 'lib/browser/service-worker/worker/main.ts'

/**
 * Bundles the service worker into one script that contains the hash of this build. Next cannot emit a script at a fixed
 * address.
 * @param {{ distDir: string }} output the finished build
 */
export async function bundleServiceWorker({ distDir }) {
  const { build } = await import('esbuild')
  await mkdir(join(distDir, 'worker'), { recursive: true })
  await build({
    entryPoints: [SOURCE],
    outfile: join(distDir, SERVICE_WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    // Older browsers support service workers too, but lack other features that every page needs.
    target: 'es2020',
    define: {
      BUILD: JSON.stringify(await hashBuildFiles(distDir)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  })
}

/** Hashes the names of the build's files, which change with their contents. @param {string} distDir @returns {Promise<string>} */
async function hashBuildFiles(distDir) {
  const names = await readdir(join(distDir, 'static'), { recursive: true })
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16)
}
