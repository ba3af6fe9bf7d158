import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MODULE = 'lib/shared/runtime/log-destination.ts'
const OPEN = `
import { openLogDestination } from './${MODULE}'
const destination = openLogDestination(process.argv[1] === undefined ? undefined : Number(process.argv[1]))
`

/** Writes lines, continues, and exits by itself; reports that on standard error. */
const MANY_LINES = `
${OPEN}
import { pino } from 'pino'
const log = pino({ base: null, timestamp: false }, destination)
for (let line = 0; line < 400; line += 1) log.info({ line }, 'x'.repeat(10_000))
setTimeout(() => {
  log.error('the last')
  process.stderr.write('went on')
  process.exit(0)
}, 100)
`

/** Writes ten characters and the start of a line, and is killed. */
const ENDED = `
${OPEN}
destination.write('the first\\n')
destination.write('more')
process.kill(process.pid, 'SIGKILL')
`

type AtOnce = number | undefined

function run(program: string, atOnce: AtOnce, output: 'pipe' | number) {
  const args = ['--import', 'tsx', '-e', program, ...(atOnce === undefined ? [] : [String(atOnce)])]
  return spawn(process.execPath, args, { stdio: ['ignore', output, 'pipe'] })
}

test.each<AtOnce>([undefined, 8192])(
  'writes all lines with a buffer of %s characters',
  async (atOnce) => {
    const child = run(MANY_LINES, atOnce, 'pipe')
    const written = await text(child.stdout ?? Readable.from([]))
    expect(written.trimEnd().split('\n')).toHaveLength(401)
    expect(written).toContain('the last')
  },
  60_000,
)

test.each<readonly [AtOnce, string]>([
  [undefined, 'the first\nmore'],
  [10, 'the first\n'],
  [11, 'the first\nmore'],
  [100, ''],
])(
  'for a process that is killed with a buffer of %s characters, %j is written',
  async (atOnce, there) => {
    const child = run(ENDED, atOnce, 'pipe')
    expect(await text(child.stdout ?? Readable.from([]))).toBe(there)
  },
  60_000,
)

test.each<readonly [AtOnce, string]>([
  [undefined, 'a full disk'],
  [8192, 'a full disk'],
  [undefined, 'a reader that is gone'],
  [8192, 'a reader that is gone'],
])(
  'a process with a buffer of %s characters that logs to %s continues and exits (promise F8)',
  async (atOnce, to) => {
    const child = run(
      MANY_LINES,
      atOnce,
      to === 'a full disk' ? openSync('/dev/full', 'w') : 'pipe',
    )
    child.stdout?.destroy()
    const said = text(child.stderr ?? Readable.from([]))
    const [code] = await once(child, 'exit')
    expect([code, await said]).toEqual([0, 'went on'])
  },
  60_000,
)
