import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MALLOC_SETTINGS, waitForExit } from '@/backend/platform/runtime/child-process'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import type { Service } from './supervise'

const exitWithParent = fileURLToPath(new URL('./exit-with-parent.cjs', import.meta.url))

/**
 * Milliseconds between SIGTERM and SIGKILL; the web app itself gives replies forty seconds (decision 053).
 */
const PATIENCE = 60_000

/** Bytes; a larger file becomes `….1` and replaces the previous one. */
const LARGEST = 10 * 1024 * 1024

export type ChildCommand = {
  readonly root: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  readonly show: (line: string) => void
  readonly showAll: boolean
}

export type ChildService = Service & {
  /** Resolves when the log file has all output. */
  readonly outputEnded: Promise<void>
  /** Sends a word to a child that waits for one; an ended child reports that elsewhere. */
  readonly send: (word: string) => void
}

/** Starts a Node program that ends when we do, even when we are killed. */
export function startChild(command: ChildCommand): ChildService {
  const child = spawn(process.execPath, ['--require', exitWithParent, ...command.args], {
    cwd: command.root,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      // Each thread of zlib and V8 would keep a heap that is never returned (promise S10).
      MALLOC_ARENA_MAX: '2',
      ...MALLOC_SETTINGS,
      LAUNCHER_PID: String(process.pid),
      ...command.env,
    },
    // Detached: Ctrl-C in the terminal reaches only us, and we stop the parts in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = waitForExit(child)
  const outputEnded = logOutput(child, command)
  return {
    exited,
    outputEnded,
    send: (word) => void child.send(word, () => undefined),
    stop: () => stopChild(child, exited),
  }
}

async function logOutput(child: ChildProcess, command: ChildCommand): Promise<void> {
  const log = openRotatingLog(command.logFile)
  child.stdout?.on('data', (chunk: Buffer) => log.write(chunk))
  child.stderr?.on('data', (chunk: Buffer) => log.write(chunk))
  if (child.stderr !== null) showLines(child.stderr, command.show)
  if (command.showAll && child.stdout !== null) showLines(child.stdout, command.show)
  await new Promise((resolve) => child.once('close', resolve))
  log.close()
}

function showLines(output: Readable, show: (line: string) => void): void {
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim() !== '') show(line)
  })
}

async function stopChild(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const cancel = new AbortController()
  const patience = wait(PATIENCE, 'late', { signal: cancel.signal }).catch(() => 'cancelled')
  const outcome = await Promise.race([exited, patience])
  cancel.abort()
  if (outcome === 'late') killGroup(child)
  await exited
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (getErrorCode(error) !== 'ESRCH') throw error
  }
}

type RotatingLog = {
  write(chunk: string | Buffer): void
  close(): void
}

/** Opens a log that rotates; open a path only once at a time. */
export function openRotatingLog(path: string, largest = LARGEST): RotatingLog {
  mkdirSync(dirname(path), { recursive: true })
  let file = openSync(path, 'a', 0o600)
  let size = fstatSync(file).size
  return {
    write(chunk) {
      const bytes = Buffer.from(chunk)
      try {
        if (size > 0 && size + bytes.length > largest) {
          renameSync(path, `${path}.1`)
          const next = openSync(path, 'a', 0o600)
          // Last: the number of a closed file may soon be another file's.
          closeSync(file)
          file = next
          size = 0
        }
        size += writeSync(file, bytes)
      } catch {
        // A full disk must not stop the logged program (promise F8); the line is lost.
        size += bytes.length
      }
    },
    close: () => closeSync(file),
  }
}
