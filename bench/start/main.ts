import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { percentile } from '@/bench/http-server/load'
import { printVerdict } from '@/bench/verdict'
import { findFreePort } from '@/e2e/product/free-port'
import { startProduct } from '@/e2e/product/start-product'
import { until } from '@/e2e/product/until'
import { BARE_APP, buildBareApp, serveBareApp } from '@/scripts/bare-app'

const { values: options } = parseArgs({ options: { times: { type: 'string', default: '5' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)
/** Limit of promise S13: times the start of Next with an empty app, for a built product with data. */
const GOAL = 4

// `npm run bench -- start`: time from the command to the first listing, with a build and a filled database, compared with `node -e 0` and Next with an
// empty app, alternating; medians. Exits 1 when promise S13 is broken.
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
  await buildBareApp(BARE_APP)
  const sides = { 'node -e 0': startNode, 'an empty Next': startBare, 'npm start': start }
  const times = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]))
  for (let time = 0; time < Number(options.times); time += 1)
    for (const [name, run] of Object.entries(sides)) times.get(name)?.push(await run())
  for (const [name, all] of times)
    print(`${name}: ${all.map((seconds) => seconds.toFixed(2)).join(', ')} s`)
  const [node = NaN, bare = NaN, ours = NaN] = [...times.values()].map(toMedian)
  const [ofNext, ofNode] = [ours / bare, ours / node]
  printVerdict({
    promise: 'S13',
    isKept: ofNext <= GOAL,
    figure:
      `${ofNext.toFixed(2)} × an empty Next's ${bare.toFixed(2)} s, goal ${GOAL}; ` +
      `${ofNode.toFixed(0)} × node's ${node.toFixed(2)} s`,
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** s */
async function startNode(): Promise<number> {
  const began = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return (performance.now() - began) / 1000
}

/** s until its only page responds. */
async function startBare(): Promise<number> {
  const port = await findFreePort()
  const began = performance.now()
  const stop = serveBareApp(BARE_APP, port)
  try {
    const ask = () => fetch(`http://localhost:${port}/`).catch(() => null)
    await until(ask, { what: 'the bare page answers', seconds: 60 })
    return (performance.now() - began) / 1000
  } finally {
    await stop()
  }
}

function toMedian(times: readonly number[]): number {
  return percentile(
    times.toSorted((one, other) => one - other),
    50,
  )
}
