import { readdir, readFile } from 'node:fs/promises'
import { findWebProcess } from '@/bench/http-server/web-process'

/** MB by process type, each with its share of shared memory (PSS). */
export type ProductMemory = {
  readonly web: number
  readonly api: number
  readonly database: number
  /** `npm` and the launcher. */
  readonly launcher: number
}

/** Measures all processes of the `npm start` whose web app listens on this port; Linux only. */
export async function readProductMemory(port: string): Promise<ProductMemory> {
  const used = { web: 0, api: 0, database: 0, launcher: 0 }
  const parents = await readParents()
  const launcher = parents.get(await findWebProcess(port)) ?? ''
  const npm = parents.get(launcher) ?? ''
  for (const pid of (await isNpm(npm))
    ? [npm, ...listBelow(launcher, parents)]
    : listBelow(launcher, parents)) {
    used[await nameOf(pid)] += await readPss(pid)
  }
  return used
}

export function sumMemory(memory: ProductMemory): number {
  return Object.values(memory).reduce((sum, each) => sum + each, 0)
}

async function readParents(): Promise<ReadonlyMap<string, string>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const pairs = await Promise.all(
    pids.map(async (pid) => {
      const status = await readOf(pid, 'status')
      return [pid, /^PPid:\s+(\d+)/m.exec(status)?.[1] ?? ''] as const
    }),
  )
  return new Map(pairs)
}

function listBelow(pid: string, parents: ReadonlyMap<string, string>): string[] {
  const children = [...parents].flatMap(([child, parent]) => (parent === pid ? [child] : []))
  return [pid, ...children.flatMap((child) => listBelow(child, parents))]
}

async function isNpm(pid: string): Promise<boolean> {
  return (await readOf(pid, 'cmdline')).startsWith('npm start')
}

async function nameOf(pid: string): Promise<keyof ProductMemory> {
  const command = await readOf(pid, 'cmdline')
  if (command.includes('.programs/web.js')) return 'web'
  if (command.includes('.programs/api.js')) return 'api'
  return command.includes('postgres') ? 'database' : 'launcher'
}

async function readPss(pid: string): Promise<number> {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(await readOf(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes) / 1024
}

function readOf(pid: string, name: string): Promise<string> {
  return readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
}
