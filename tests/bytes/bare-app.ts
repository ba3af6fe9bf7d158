import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildBareApp } from '@/scripts/bare-app'
import { toBrotliSize } from './brotli'
import { listScripts } from './first-load'

/**
 * Builds a bare app in a folder below the project's root and weighs the script of its page.
 *
 * @returns bytes of brotli
 */
export async function weighBareApp(folder: string): Promise<number> {
  await buildBareApp(folder)
  const html = await readFile(path.join(folder, '.next/server/app/index.html'), 'utf8')
  const sizes = listScripts(html).map(async (address) =>
    toBrotliSize(await readFile(path.join(folder, '.next', address.replace('/_next/', '')))),
  )
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
