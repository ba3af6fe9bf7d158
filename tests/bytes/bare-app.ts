import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { toBrotliSize } from './brotli'
import { listScripts } from './first-load'

const run = promisify(execFile)

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
 * Builds a bare app with the Next that the product uses and weighs the script of its page.
 *
 * @param folder a folder below the project's root, so that the same packages are found; it is
 *   emptied first
 * @returns bytes of brotli
 */
export async function weighBareApp(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  await run(process.execPath, [next, 'build'], { cwd: folder, env })
  const html = await readFile(path.join(folder, '.next/server/app/index.html'), 'utf8')
  const sizes = listScripts(html).map(async (address) =>
    toBrotliSize(await readFile(path.join(folder, '.next', address.replace('/_next/', '')))),
  )
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
