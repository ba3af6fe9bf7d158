import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Servers that a test starts: the file in which each notes its process, and what ends it at once. */
const SERVERS = {
  'postmaster.pid': { signal: 'SIGQUIT', program: 'postgres' },
  'redis.pid': { signal: 'SIGKILL', program: 'redis-server' },
} as const

type Server = { readonly pid: number } & (typeof SERVERS)[keyof typeof SERVERS]

/** How long they may take to end, in ms. */
const PATIENCE = 10_000

/**
 * Ends the servers that note themselves anywhere in a folder, and returns when they are gone. It needs no
 * event loop, which an ending process lacks.
 */
export function endServersIn(folder: string): void {
  const servers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((name) => toServer(path.join(folder, name)))
    .filter(runs)
  for (const { pid, signal } of servers) process.kill(pid, signal)
  const deadline = Date.now() + PATIENCE
  while (servers.some(runs) && Date.now() < deadline) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

function toServer(file: string): readonly Server[] {
  const name = path.basename(file)
  if (!isPidFile(name)) return []
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  return Number.isInteger(pid) && pid > 1 ? [{ pid, ...SERVERS[name] }] : []
}

function isPidFile(name: string): name is keyof typeof SERVERS {
  return name in SERVERS
}

/** The file of a killed server stays, and its id may be another program's by now. */
function runs({ pid, program }: Server): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(program)
  } catch {
    // It has ended.
    return false
  }
}
