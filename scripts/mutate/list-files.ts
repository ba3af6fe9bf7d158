import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Paths below `root` of every file that git does not ignore, committed or not, sorted. */
export async function listFiles(root: string): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const listed = await list(root, args)
  const deleted = new Set(await list(root, ['ls-files', '-z', '--deleted']))
  return listed.filter((file) => !deleted.has(file)).toSorted()
}

async function list(root: string, args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64_000_000 })
  return stdout.split('\0').filter(Boolean)
}
