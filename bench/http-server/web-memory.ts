import { readFile } from 'node:fs/promises'
import { findWebProcess } from './web-process'

/** MB of the web process on this port, with its share of shared memory (PSS). */
export async function readWebMemory(port: string): Promise<number> {
  const rollup = await readFile(`/proc/${await findWebProcess(port)}/smaps_rollup`, 'utf8')
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(rollup) ?? []
  return Number(kilobytes) / 1024
}
