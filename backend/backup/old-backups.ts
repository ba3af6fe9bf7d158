import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { isBackupName, MANIFEST_FILE, UNFINISHED_SUFFIX } from './backup-format'

/** Removes what a killed backup left; only while no other backup is written there. */
export async function removeUnfinishedBackups(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (
      !name.endsWith(UNFINISHED_SUFFIX) ||
      !isBackupName(name.slice(0, -UNFINISHED_SUFFIX.length))
    )
      continue
    await rm(join(root, name), { recursive: true, force: true })
  }
}

/** Removes all but the newest backups and returns their folders; anything else in `root` is left alone. */
export async function removeOldBackups(root: string, keep: number): Promise<readonly string[]> {
  const old = (await listBackups(root)).slice(0, -keep)
  for (const folder of old) {
    // Half a backup must not look like a whole one.
    await rename(folder, `${folder}${UNFINISHED_SUFFIX}`)
    await rm(`${folder}${UNFINISHED_SUFFIX}`, { recursive: true, force: true })
  }
  return old
}

/** Lists the folders of whole backups below `root`, oldest first. */
async function listBackups(root: string): Promise<readonly string[]> {
  const backups: string[] = []
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || !isBackupName(entry.name)) continue
    const folder = join(root, entry.name)
    if ((await stat(join(folder, MANIFEST_FILE)).catch(ifMissing(null))) !== null)
      backups.push(folder)
  }
  return backups.toSorted()
}

/** Writes the file by which others find the newest backup: `backup.json` in DATA_DIR. */
export async function recordBackup(
  dataDir: string,
  { finishedAt, folder }: { readonly finishedAt: string; readonly folder: string },
): Promise<void> {
  await requireDataFolder(dataDir)
  const path = join(dataDir, 'backup.json')
  await writeFile(`${path}.draft`, `${JSON.stringify({ finishedAt, folder })}\n`, { mode: 0o600 })
  await rename(`${path}.draft`, path)
}
