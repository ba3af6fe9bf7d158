import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startOwnProduct } from '@/e2e/product/own-product'
import { getNpmPackage } from '../npm-package'
import type { Outcome } from './outcome'
import { type Step, timed } from './step'

/** The newest release line with long-term support that people are told to run (README). */
const MAJOR = '24'
const SUITE = `start on Node ${MAJOR}`

/** What Node prints of itself: a DeprecationWarning, an ExperimentalWarning. */
const WARNING = /\b[A-Z]\w+Warning: /

/** Its log is `test-results/newest-node.log`. */
const LOG_NAME = 'newest-node'

const run = promisify(execFile)

/**
 * A start of the product on the newest Node it is said to run on, with the build of this run: a page is
 * read, a form is saved, the start is stopped, and nothing was printed that Node warns of. Passes without
 * a result where this run is on that Node anyway, or the npm registry does not have it for this machine.
 */
export function newestNodeSuite(): Step {
  return {
    name: SUITE,
    run: async (): Promise<readonly Outcome[]> => {
      if (process.versions.node.startsWith(`${MAJOR}.`)) return [skipped('this run is on it')]
      const folder = await getNpmPackage(toPackageName(process), MAJOR)
      if (folder === null) return [skipped('the npm registry does not have it for this machine')]
      const env = { PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH ?? ''}` }
      const { stdout: version } = await run('node', ['--version'], {
        env: { ...process.env, ...env },
      })
      const { result, seconds } = await timed(() => tryProduct(env))
      const note = `${version.trim()}${result.length > 0 ? `: ${result.join('; ')}` : ''}`
      const failed = result.length > 0 ? 1 : 0
      return [{ suite: SUITE, passed: 1 - failed, failed, seconds, note }]
    },
  }
}

function skipped(note: string): Outcome {
  return { suite: SUITE, passed: 0, failed: 0, seconds: 0, note }
}

/** The npm package that brings the program alone; `node` itself would need an install script. */
function toPackageName({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>): string {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** What went wrong, one phrase each. */
async function tryProduct(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const product = await startOwnProduct(LOG_NAME, env)
  try {
    const page = await fetch(`${product.url}/jobs`)
    const saved = await fetch(`${product.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'newest-node@example.com' }),
      headers: { origin: product.url },
    })
    const log = await readFile(path.join('test-results', `${LOG_NAME}.log`), 'utf8')
    return [
      ...log.split('\n').filter((line) => WARNING.test(line)),
      ...(page.status === 200 ? [] : [`/jobs answered ${page.status}`]),
      ...(saved.url.endsWith('/newsletter/subscribed') ? [] : [`a form led to ${saved.url}`]),
    ]
  } finally {
    await product.stop()
  }
}
