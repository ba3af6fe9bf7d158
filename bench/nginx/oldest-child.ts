import { readFile } from 'node:fs/promises'

/** Of nginx the worker: what minds its cache is started later. Linux alone tells. */
export async function readOldestChild(pid: string): Promise<string> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ')[0] ?? ''
}
