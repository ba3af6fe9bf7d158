import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A copy of the checkout that may be changed: whatever ends us, the checkout is as it was. */
export type TreeCopy = {
  readonly root: string
  /** For what tests leave in the temporary folder. */
  readonly temporary: string
  write(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

/**
 * Copies files of the checkout into a temporary folder; its packages are linked, not copied.
 *
 * @param files paths seen from `root`
 */
export async function copyTree(root: string, files: readonly string[]): Promise<TreeCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-mutate-'))
  // Tests start a PostgreSQL, which as root runs as somebody else and has to get in.
  await chmod(folder, 0o711)
  const copy = path.join(folder, 'tree')
  const temporary = path.join(folder, 'tmp')
  await mkdir(temporary)
  await chmod(temporary, 0o1777)
  for (const each of new Set(files.map((file) => path.dirname(file)))) {
    await mkdir(path.join(copy, each), { recursive: true })
  }
  await Promise.all(files.map((file) => copyFile(path.join(root, file), path.join(copy, file))))
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return {
    root: copy,
    temporary,
    write: (file, text) => writeFile(path.join(copy, file), text),
    async remove() {
      for (const disk of await listMounted(folder)) await promisify(execFile)('umount', [disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Small disks of tests that were ended before they could take them away. */
async function listMounted(folder: string): Promise<readonly string[]> {
  if (platform() !== 'linux') return []
  const lines = (await readFile('/proc/self/mounts', 'utf8')).split('\n')
  return lines
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(folder + path.sep))
}
