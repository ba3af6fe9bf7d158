import { readdirSync, readFileSync } from 'node:fs'

/** Child processes with these words in their command line (Linux). */
export function findChild(parent: number, words: string): number | null {
  return listChildren(parent).find((pid) => readProc(pid, 'cmdline').includes(words)) ?? null
}

export function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && getParent(pid) === parent)
}

/** Memory of the process in bytes (proportional set size); null when it has exited. */
export function readMemory(pid: number): number | null {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup'))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

/** The name may contain spaces and brackets: the fields start after the last one. */
function getParent(pid: number): number | null {
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined || fields[0] === 'Z' ? null : Number(fields[1])
}

/** Empty for a process that has just exited. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
