import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { PromiseBench } from './benches'
import { measurePace } from './pace'

export type Finding = {
  readonly figure: string
  readonly isKept: boolean
  readonly minutes: number
  /** ms, the speed of the machine before it started */
  readonly pace: number
}

export async function runBench({ command, figure }: PromiseBench): Promise<Finding> {
  const pace = measurePace()
  const begun = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => {
    output += String(piece)
    process.stdout.write(piece)
  })
  const [code] = await once(child, 'close')
  return {
    figure: figure.exec(withoutColours(output))?.[0].trim() ?? 'it did not come to an end',
    isKept: code === 0,
    minutes: (performance.now() - begun) / 60_000,
    pace,
  }
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours are written
  return text.replace(/\u001b\[[\d;]*m/g, '')
}
