import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { percentile } from '@/bench/http-server/load'
import { waitForIdle } from '@/bench/http-server/wait-for-idle'
import { listAddresses } from '@/bench/memory/addresses'
import { readProductMemory, sumMemory } from '@/bench/memory/product-memory'
import { readAll } from '@/bench/memory/read-all'
import { fillJobs } from '@/bench/sitemap/fill-jobs'
import { printVerdict } from '@/bench/verdict'
import { startOwnProduct } from '@/e2e/product/own-product'
import { loadOpenly, type OpenOutcome } from './open-loop'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    /** Requests a second at twice saturation; measured unless given. */
    rate: { type: 'string' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Limit of promise S9: times the p99 at half of saturation. */
const GOAL = 3
const PROBED = 200
const WARMING = 100
/** s after which the memory for many requests must be free again */
const REST = 20

// `npm run bench -- overload`: uncached pages at half and at twice of the maximum rendering rate, in an open loop.
// Exits 1 when promise S9 is broken.
const seconds = Number(options.seconds)
const product = await startOwnProduct('bench-overload')
try {
  await fillJobs(toEmbeddedUrl(product.env.DATA_DIR ?? ''), 10_000)
  const paths = (await listAddresses(product.url, 20_000)).values()
  const take = (count: number) => Array.from({ length: count }, () => paths.next().value ?? '/')
  await readAll(product.url, take(WARMING))
  const twice =
    options.rate === undefined ? 2 * (await findSaturation(take(PROBED))) : Number(options.rate)
  await waitForIdle(product.env.PORT ?? '')
  const before = await readMemory()
  const half = await loadOpenly({ site: product.url, paths, rate: twice / 4, seconds })
  report(`at half, ${(twice / 4).toFixed(1)} a second`, half)
  const full = await loadOpenly({ site: product.url, paths, rate: twice, seconds })
  report(`at twice, ${twice.toFixed(1)} a second`, full)
  await wait(REST * 1000)
  const after = await readMemory()
  print(
    `memory of all processes: ${before.toFixed(0)} MB before, ${after.toFixed(0)} after ${REST} s of rest`,
  )
  judge(half, full)
} finally {
  await product.stop()
}

async function findSaturation(probed: readonly string[]): Promise<number> {
  const begun = performance.now()
  await readAll(product.url, probed)
  const rate = (probed.length * 1000) / (performance.now() - begun)
  print(`saturation: ${rate.toFixed(1)} unseen pages a second`)
  return rate
}

async function readMemory(): Promise<number> {
  return sumMemory(await readProductMemory(product.env.PORT ?? ''))
}

function report(name: string, { sent, admitted, refused, others }: OpenOutcome): void {
  const ms = (list: readonly number[], percent: number) => percentile(list, percent).toFixed(0)
  const failures = [...others].map(([why, count]) => `${count} × ${why}`).join(', ') || 'none'
  print(
    `${name}: ${sent} sent; ${admitted.length} admitted, p50 ${ms(admitted, 50)}, p99 ${ms(admitted, 99)} ms; ` +
      `${refused.length} refused, p50 ${ms(refused, 50)}, p99 ${ms(refused, 99)} ms; others: ${failures}`,
  )
}

function judge(half: OpenOutcome, full: OpenOutcome): void {
  const ratio = percentile(full.admitted, 99) / percentile(half.admitted, 99)
  const refusal = full.refused.length === 0 ? 0 : percentile(full.refused, 99)
  const page = percentile(full.admitted, 50)
  const base = percentile(half.admitted, 99).toFixed(0)
  printVerdict({
    promise: 'S9',
    isKept: ratio <= GOAL && refusal <= page && full.others.size === 0,
    figure:
      `p99 ${ratio.toFixed(2)} × the ${base} ms at half, goal ${GOAL}; refused in ${refusal.toFixed(0)} ms, ` +
      `goal the ${page.toFixed(0)} ms of an admitted page's median`,
  })
}
