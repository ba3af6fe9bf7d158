import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from './testing/project-root'
import { runCommand } from './testing/run-command'

/** The version that is tried; a newer one is taken by hand, after a run. */
const VERSION = '15.34.2'

/** Below `node_modules`, so that it is neither a dependency of ours nor part of the repository. */
const FOLDER = path.join(projectRoot, 'node_modules', '.cache', `firebase-tools-${VERSION}`)
const PROGRAM = path.join(FOLDER, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

const MISSING =
  'firebase-tools could not be fetched from the npm registry, which this command needs once.'

/**
 * The path of Firebase's command line, of one version. Fetches it from the npm registry the first time,
 * without install scripts; throws one sentence when it cannot be had.
 */
export async function requireFirebaseTools(): Promise<string> {
  if (await isThere()) return PROGRAM
  process.stdout.write(
    `Fetching firebase-tools ${VERSION} from the npm registry into ${FOLDER}, once: some 300 MB, which takes minutes.\n`,
  )
  const unfinished = `${FOLDER}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const where = ['--prefix', unfinished, '--no-save', '--ignore-scripts']
  const status = await runCommand('npm', [
    'install',
    ...where,
    '--no-audit',
    '--no-fund',
    `firebase-tools@${VERSION}`,
  ])
  if (status !== 0) throw new Error(MISSING)
  await rename(unfinished, FOLDER)
  return PROGRAM
}

async function isThere(): Promise<boolean> {
  try {
    await access(PROGRAM)
    return true
  } catch {
    // Not fetched yet.
    return false
  }
}
