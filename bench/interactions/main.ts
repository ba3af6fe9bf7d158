import { parseArgs } from 'node:util'
import { chromium, devices } from '@playwright/test'
import { percentile } from '@/bench/http-server/load'
import { printVerdict } from '@/bench/verdict'
import { startOwnProduct } from '@/e2e/product/own-product'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'
import { actions, emptyHandler } from './actions'
import { watchInteractions } from './watch-interactions'

const { values: options } = parseArgs({ options: { tries: { type: 'string', default: '5' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Of promise S6: CPU slowdown, and the limit in times of an empty handler. */
const SLOWER = 4
const GOAL = 4
/** ms in which Chromium reports the last press, and work that it started ends */
const SETTLED = 1500

// `npm run bench -- interactions`: time from a press to the next paint, on a phone with a CPU four times slower, compared with a press with an empty handler;
// medians of all tries. Exits 1 when promise S6 is broken.
const product = await startOwnProduct('bench-interactions')
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: chromiumFlags,
})
try {
  const presses = [emptyHandler, ...actions]
  const found = new Map<string, number[]>(presses.map(({ name }) => [name, []]))
  for (let turn = 0; turn < Number(options.tries); turn += 1) {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
    const page = await context.newPage()
    const interactions = await watchInteractions(page)
    await page.goto(`${product.url}/jobs`, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const { name, run } of presses) {
      await run(page)
      await page.waitForTimeout(SETTLED)
      found.get(name)?.push(interactions.takeLongest())
    }
    await context.close()
  }
  const medians = new Map<string, number>()
  print('| press | ms, median | all |\n|---|---|---|')
  for (const [name, all] of found) {
    const sorted = all.toSorted((one, other) => one - other)
    const median = percentile(sorted, 50)
    print(`| ${name} | ${median} | ${sorted.join(', ')} |`)
    medians.set(name, median)
  }
  const base = medians.get(emptyHandler.name) ?? NaN
  const ratio = Math.max(...medians.values()) / base
  printVerdict({
    promise: 'S6',
    isKept: ratio <= GOAL,
    figure: `slowest ${ratio.toFixed(2)} × an empty handler's ${base} ms, goal ${GOAL}`,
  })
} finally {
  await browser.close()
  await product.stop()
}
