import { join } from 'node:path'
import { getFileText } from '@/backend/platform/runtime/missing-file'

/** The file a running server writes into its data folder (PostgreSQL's `miscadmin.h`). */
export type PostmasterFile = {
  readonly pid: number
  readonly dataFolder: string
  readonly ready: boolean
}

export function toPostmasterPath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const text = await getFileText(toPostmasterPath(cluster))
  return text === null ? null : parsePostmasterFile(text)
}

/**
 * Parses one value per line: process id, data folder, start, port, socket folder, address, memory, status.
 */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const dataFolder = lines[1]
  if (!Number.isInteger(pid) || pid <= 0 || dataFolder === undefined) return null
  return { pid, dataFolder, ready: lines[7]?.trim() === 'ready' }
}
