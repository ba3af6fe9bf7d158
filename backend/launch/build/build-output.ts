import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { listFiles } from '../list-files'
import { addFilesToHash } from './hash-files'

/**
 * Files of a build that `next start` reads. The rest (caches, traces, types) is not needed, and Next writes
 * there itself.
 */
const READ = /^(?:BUILD_ID|[^/\\]+\.(?:json|js)|(?:server|static|worker)[/\\].+)$/

/** Never read, and most of the size. */
const LEFT_OUT = /^(?:cache|dev)$/

/**
 * Hashes names and contents, in hexadecimal: after a power cut a file may keep its length and hold nothing.
 */
export async function hashOutput(root: string): Promise<string> {
  const build = join(root, '.next')
  const hash = createHash('sha256')
  const files = await listFiles(build, '', LEFT_OUT)
  await addFilesToHash(hash, build, files.filter((file) => READ.test(file)).sort())
  return hash.digest('hex')
}
