import { randomUUID } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import { getProcess, type ProcessRecord } from './process-record'

const lockContent = z.object({ pid: z.int(), started: z.string(), command: z.string() })

export type Release = () => Promise<void>

export async function getOwner(dataDir: string): Promise<ProcessRecord | null> {
  const text = await getFileText(toLockPath(dataDir))
  return text === null ? null : getLivingOwner(text)
}

/**
 * Locks the data folder, taking over the lock of a dead process. Throws StartError when another living
 * process has it.
 */
export async function lockDataFolder(dataDir: string): Promise<Release> {
  const path = toLockPath(dataDir)
  const self = await getProcess(process.pid)
  const own = JSON.stringify(self satisfies ProcessRecord | null)
  for (;;) {
    if (await createLock(path, own)) return () => releaseLock(path, own)
    const found = await getFileText(path)
    if (found === null) continue
    const owner = await getLivingOwner(found)
    if (owner !== null) throw toInUse(dataDir, owner)
    await removeStale(path, found)
  }
}

/** Throws StartError naming the living process that has the data folder. */
export async function requireUnlocked(dataDir: string): Promise<void> {
  const owner = await getOwner(dataDir)
  if (owner !== null) throw toInUse(dataDir, owner)
}

function toInUse(dataDir: string, owner: ProcessRecord): StartError {
  return new StartError(
    `The database in ${dataDir} is in use by process ${owner.pid} (${owner.command}). ` +
      `Stop it first (kill ${owner.pid}), or set DATA_DIR to another folder.`,
  )
}

function toLockPath(dataDir: string): string {
  return join(dataDir, 'owner.json')
}

/** Creates the lock with its content at once; false when there is one already. */
async function createLock(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Removes a stale lock. Two processes may find the same one: the slower must not remove the faster's new
 * lock.
 */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return
    throw error
  }
  const moved = await getFileText(aside)
  if (moved !== null && moved !== stale) await createLock(path, moved)
  await rm(aside, { force: true })
}

async function releaseLock(path: string, own: string): Promise<void> {
  if ((await getFileText(path)) === own) await rm(path, { force: true })
}

async function getLivingOwner(text: string): Promise<ProcessRecord | null> {
  const written = lockContent.safeParse(parseJson(text))
  if (!written.success) return null
  const living = await getProcess(written.data.pid)
  return living?.started === written.data.started ? living : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
