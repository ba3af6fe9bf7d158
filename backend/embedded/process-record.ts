import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

const run = promisify(execFile)

export type ProcessRecord = {
  readonly pid: number
  /** In the system's own notation; only compared for equality. */
  readonly started: string
  readonly command: string
}

/** Finds a process; a zombie counts as none. */
export async function getProcess(pid: number): Promise<ProcessRecord | null> {
  return process.platform === 'linux' ? getFromProc(pid) : getFromPs(pid)
}

async function getFromProc(pid: number): Promise<ProcessRecord | null> {
  try {
    const [stat, commandLine, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // proc(5): the name may hold blanks and brackets, so count the fields after its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    const started = `${boot.trim()} ${fields[19]}`
    return { pid, started, command: commandLine.replaceAll('\0', ' ').trim() }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(getErrorCode(error) ?? '')) return null
    throw error
  }
}

async function getFromPs(pid: number): Promise<ProcessRecord | null> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=,command=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    const match = /^\s*(\S+ +\S+ +\S+ +\S+ +\S+)\s+(.*)$/m.exec(stdout)
    if (match?.[1] === undefined || match[2] === undefined) return null
    return { pid, started: match[1], command: match[2] }
  } catch (error) {
    // ps(1) ends with 1 when no process has this id.
    if (error instanceof Error && 'code' in error && error.code === 1) return null
    throw error
  }
}
