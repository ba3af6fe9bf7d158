import { readFile } from 'node:fs/promises'

/** The worker of nginx: its cache processes start later. Linux only. */
export async function readOldestChild(pid: string): Promise<string> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ')[0] ?? ''
}
