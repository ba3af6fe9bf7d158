import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { listFiles } from '../list-files'
import { addFilesToHash } from './hash-files'

/** What `next start` reads of a build. The rest (caches, traces, types) it does without, and Next writes there itself. */
const READ = /^(?:BUILD_ID|[^/\\]+\.(?:json|js)|(?:server|static|worker)[/\\].+)$/

/** Never read, and the most by far. */
const LEFT_OUT = /^(?:cache|dev)$/

/** Hexadecimal, over names and contents: after a power cut a file may be as long as it was and hold nothing. */
export async function hashOutput(root: string): Promise<string> {
  const build = join(root, '.next')
  const hash = createHash('sha256')
  const files = await listFiles(build, '', LEFT_OUT)
  await addFilesToHash(hash, build, files.filter((file) => READ.test(file)).sort())
  return hash.digest('hex')
}
