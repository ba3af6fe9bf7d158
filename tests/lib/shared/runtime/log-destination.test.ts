import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MODULE = 'lib/shared/runtime/log-destination.ts'

/** Writes lines, goes on, and ends by itself; says on standard error that it got there. */
const PROGRAM = `
import { pino } from 'pino'
import { openLogDestination } from './${MODULE}'
const log = pino({ base: null, timestamp: false }, openLogDestination(Number(process.argv[1])))
for (let line = 0; line < 400; line += 1) log.info({ line }, 'x'.repeat(10_000))
setTimeout(() => {
  log.error('the last')
  process.stderr.write('went on')
  process.exit(0)
}, 100)
`

function run(atOnce: number, output: 'pipe' | number) {
  const args = ['--import', 'tsx', '-e', PROGRAM, String(atOnce)]
  return spawn(process.execPath, args, { stdio: ['ignore', output, 'pipe'] })
}

test.each([0, 8192])(
  'all lines come out, written by %i bytes',
  async (atOnce) => {
    const child = run(atOnce, 'pipe')
    const written = await text(child.stdout ?? Readable.from([]))
    expect(written.trimEnd().split('\n')).toHaveLength(401)
    expect(written).toContain('the last')
  },
  60_000,
)

test.each([
  [0, 'a full disk'],
  [8192, 'a full disk'],
  [0, 'a reader that is gone'],
  [8192, 'a reader that is gone'],
])(
  'a process that writes %i bytes at once to %s goes on, and ends (promise F8)',
  async (atOnce, to) => {
    const child = run(atOnce, to === 'a full disk' ? openSync('/dev/full', 'w') : 'pipe')
    child.stdout?.destroy()
    const said = text(child.stderr ?? Readable.from([]))
    const [code] = await once(child, 'exit')
    expect([code, await said]).toEqual([0, 'went on'])
  },
  60_000,
)
