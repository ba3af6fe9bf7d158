import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A program of the test, and its output so far. */
export type Script = {
  readonly child: ChildProcess
  readonly pid: number
  output(): string
  /** Its exit code, null after a signal. */
  ended(): Promise<number | null>
}

/** Runs a compiled program with node, and kills it after the test if it still runs. */
export function runScript(path: string, args: string[], env: Record<string, string>): Script {
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const closed = once(child, 'close')
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  if (child.pid === undefined) throw new Error(`${path} could not be started`)
  const ended = async () => {
    await closed
    return child.exitCode
  }
  return { child, pid: child.pid, output: () => output, ended }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
