import path from 'node:path'
import { getNpmPackage } from './npm-package'

/** The version that is tried; a newer one is taken by hand, after a run. */
const VERSION = '15.34.2'

const MISSING =
  'firebase-tools could not be fetched from the npm registry, which this command needs once.'

/** The path of Firebase's command line; throws one sentence when it cannot be had. */
export async function requireFirebaseTools(): Promise<string> {
  const folder = await getNpmPackage('firebase-tools', VERSION, (where) => {
    process.stdout.write(
      `Fetching firebase-tools ${VERSION} from the npm registry into ${where}, once: some 300 MB, which takes minutes.\n`,
    )
  })
  if (folder === null) throw new Error(MISSING)
  return path.join(folder, 'lib', 'bin', 'firebase.js')
}
