import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  CHECKSUMS_FILE,
  isBackupName,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
  toTablePath,
} from '@/backend/backup/backup-format'
import { getFileText, ifMissing } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'

const LINE =
  /^([0-9a-f]{64}) {2}(manifest\.json|vapid-key|database\/\w+\.copy\.gz|files\/[0-9a-f]{2}\/[0-9a-f]{32})$/

const OTHER = 'Restore another backup.'

/** Compares every file of a backup with its checksum. Throws StartError naming what is damaged, missing or surplus. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const listed = await readChecksums(folder)
  for (const path of await listPaths(folder)) {
    if (path === CHECKSUMS_FILE || listed.has(path)) continue
    throw new StartError(
      `${join(folder, path)} is not part of this backup. Remove it, or restore another backup.`,
    )
  }
  for (const [path, checksum] of listed) {
    const found = await computeChecksum(join(folder, path)).catch(ifMissing(null))
    if (found === checksum) continue
    throw new StartError(
      `${join(folder, path)} is ${found === null ? 'missing' : 'damaged'}. ${OTHER}`,
    )
  }
  const manifest = await readManifest(folder, listed)
  for (const { name } of manifest.tables) requireListed(listed, folder, toTablePath(name))
  return manifest
}

async function readChecksums(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await getFileText(join(folder, CHECKSUMS_FILE))
  if (text === null) {
    const names = await readdir(folder).catch(ifMissing([]))
    const newest = names.filter(isBackupName).toSorted().at(-1)
    throw new StartError(
      `There is no ${CHECKSUMS_FILE} in ${folder}. Name the folder of one backup${newest === undefined ? '' : `, for example ${join(folder, newest)}`}.`,
    )
  }
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, checksum = '', path = ''] = LINE.exec(line) ?? []
      if (path === '') throw new StartError(`${join(folder, CHECKSUMS_FILE)} is damaged. ${OTHER}`)
      return [path, checksum]
    }),
  )
}

async function readManifest(
  folder: string,
  listed: ReadonlyMap<string, string>,
): Promise<Manifest> {
  requireListed(listed, folder, MANIFEST_FILE)
  const parsed = manifestSchema.safeParse(
    JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')),
  )
  if (parsed.success) return parsed.data
  throw new StartError(
    `The backup ${folder} was made by a newer version. Install that version, then restore.`,
  )
}

function requireListed(listed: ReadonlyMap<string, string>, folder: string, path: string): void {
  if (!listed.has(path)) throw new StartError(`${join(folder, path)} is missing. ${OTHER}`)
}

async function listPaths(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

async function computeChecksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
