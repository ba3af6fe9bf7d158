import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { waitBlocked } from './wait-blocked'

/** How long they may take to end, in ms. */
const PATIENCE = 10_000

/**
 * Ends what was started with a temporary folder and still runs, and returns when it is gone. PostgreSQL notes
 * itself in its data folder; everything else is known by its `TMPDIR` or where it runs, which only Linux shows. It needs no
 * event loop, which an ending process lacks.
 */
export function endProcessesOf(folder: string): void {
  const servers = listServers(folder)
  for (const pid of servers) process.kill(pid, 'SIGQUIT')
  const others = listStarted(folder)
  for (const pid of others) end(pid)
  const deadline = Date.now() + PATIENCE
  while ([...servers, ...others].some(runs) && Date.now() < deadline) waitBlocked(20)
}

/** The file of a killed server stays, and its id may be another program's by now. */
function listServers(folder: string): readonly number[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'postmaster.pid')
    .map((name) => Number(readText(path.join(folder, name)).split('\n', 1)[0]))
    .filter((pid) => pid > 1 && readText(`/proc/${pid}/cmdline`).includes('postgres'))
}

function listStarted(folder: string): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
    .filter((pid) => isOf(pid, folder))
}

/** Servers that write their state over their environment, as Redis does, still have their folder. */
function isOf(pid: number, folder: string): boolean {
  const environment = readText(`/proc/${pid}/environ`).split('\0')
  return environment.includes(`TMPDIR=${folder}`) || getFolder(pid) === folder
}

function getFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // It has ended, or is none of ours.
    return null
  }
}

function end(pid: number): void {
  if (runs(pid)) process.kill(pid, 'SIGKILL')
}

/** A process that has ended and is not yet waited for has no command left. */
function runs(pid: number): boolean {
  return readText(`/proc/${pid}/cmdline`) !== ''
}

/** Empty where there is nothing, or nothing of ours. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
