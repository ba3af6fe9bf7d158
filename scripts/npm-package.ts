import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from './testing/project-root'
import { runCommand } from './testing/run-command'

/** Below `node_modules`, so that it is neither a dependency nor part of the repository; `npm ci` removes it. */
const CACHE = path.join(projectRoot, 'node_modules', '.cache')

/**
 * The folder of a package that only a test needs, installed from the npm registry on first use and
 * without install scripts.
 *
 * @param name as the registry has it
 * @param version exact, or a range such as `24`
 * @param announce is called before a download
 * @returns null when the registry cannot be reached or does not have it
 */
export async function getNpmPackage(
  name: string,
  version: string,
  announce: (folder: string) => void = () => undefined,
): Promise<string | null> {
  const folder = path.join(CACHE, `${name}-${version}`)
  const installed = path.join(folder, 'node_modules', name)
  if (await exists(installed)) return installed
  announce(folder)
  // An interrupted download must not look like a finished one.
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const status = await runCommand('npm', [
    'install',
    ...['--prefix', unfinished, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
    `${name}@${version}`,
  ])
  if (status !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    return null
  }
  await rename(unfinished, folder)
  return installed
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    // Not installed yet.
    return false
  }
}
