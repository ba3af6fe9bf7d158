import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { percentile } from '@/bench/door/load'
import { findFreePort } from '@/e2e/product/free-port'
import { startProduct } from '@/e2e/product/start-product'

const { values: options } = parseArgs({ options: { times: { type: 'string', default: '5' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)
/** s until the first page, of a product that is built and has its data (promise S13) */
const GOAL = 4

// `npm run bench -- start`: from the command to the first listing, with a build and filled data. Exits 1 beyond the goal.
const folder = await mkdtemp(join(tmpdir(), 'visvakor-start-'))
try {
  const port = await findFreePort()
  const env = { DATA_DIR: folder, API_PORT: String(await findFreePort()) }
  const start = async () => {
    const began = performance.now()
    const product = await startProduct({ name: 'bench-start', port, env })
    const seconds = (performance.now() - began) / 1000
    await product.stop()
    return seconds
  }
  print(
    `the first one, which builds and fills where that is needed: ${(await start()).toFixed(1)} s`,
  )
  const all: number[] = []
  for (let time = 0; time < Number(options.times); time += 1) all.push(await start())
  const middle = percentile(
    all.toSorted((one, other) => one - other),
    50,
  )
  print(`then: ${all.map((seconds) => seconds.toFixed(1)).join(', ')} s`)
  print(`median ${middle.toFixed(1)} s, goal ${GOAL} s`)
  if (middle > GOAL) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
