import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Where the tests keep theirs. */
export const BARE_APP = path.resolve('test-results/bare-app')

const NEXT = path.resolve('node_modules/next/dist/bin/next')
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const

/** The least a page of the App Router can be: no client code, no style, no data. */
const FILES = {
  'package.json': '{ "private": true }\n',
  'next.config.mjs': 'export default {}\n',
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.jsx': `export default function Page() {
  return <h1>Nothing else</h1>
}
`,
} as const

/**
 * Builds a bare app with the Next that the product uses: what promise S3 and promise S5 are measured against. One
 * that was built of the same packages is kept.
 *
 * @param folder a folder below the project's root, so that the same packages are found; it is
 *   emptied first
 */
export async function buildBareApp(folder: string): Promise<void> {
  const stamp = path.join(folder, 'built-from')
  const sources = await hashSources()
  if ((await readFile(stamp, 'utf8').catch(() => null)) === sources) return
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await run(process.execPath, [NEXT, 'build'], { cwd: folder, env: environment })
  await writeFile(stamp, sources)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(FILES))
  return hash.update(await readFile('package-lock.json')).digest('hex')
}

/**
 * Serves a bare app that is built.
 *
 * @returns a function that stops it; the caller waits until its port answers
 */
export function serveBareApp(folder: string, port: number): () => Promise<void> {
  const server = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  return async () => {
    server.kill()
    await ended
  }
}
