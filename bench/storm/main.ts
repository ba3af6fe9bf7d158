import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runStorm } from './storm'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    minutes: { type: 'string', default: '5' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

// `npm run bench -- storm --seed 7 --minutes 10`: exits 1 when there are findings.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())
const { seed, minutes } = options
print(`seed ${seed}`)
const summary = await runStorm({ seed, minutes: Number(minutes), signal: stop.signal, print })
print(`\n${summary.toText()}`)
process.exit(summary.findings().length === 0 ? 0 : 1)
