import { chromium, type Locator, type Page } from '@playwright/test'
import { tabTo } from '@/e2e/fixtures/keyboard'
import { startOwnProduct } from '@/e2e/product/own-product'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'
import { fillDay, runScript } from './board'

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key press, and thinking before a decision. */
const PRESS_S = 0.28
const THINK_S = 1.35
/** Seconds per day for the operator of a board (issue "five minutes a day"). */
const LIMIT_S = 300

type Cost = { presses: number; decisions: number; siteMs: number }

/** An operator who uses only a keyboard. */
class Operator {
  readonly costs = new Map<string, Cost>()
  private cost: Cost = { presses: 0, decisions: 0, siteMs: 0 }

  constructor(private readonly page: Page) {}

  begin(task: string): void {
    this.cost = { presses: 0, decisions: 0, siteMs: 0 }
    this.costs.set(task, this.cost)
  }

  /** Moves to a link or a button by Tab and presses it. */
  async press(target: Locator): Promise<void> {
    this.cost.presses += (await tabTo(this.page, target)) + 1
    this.cost.decisions += 1
    const begun = performance.now()
    const isThere = this.page.waitForNavigation()
    await this.page.keyboard.press('Enter')
    await isThere
    this.cost.siteMs += performance.now() - begun
  }

  async type(field: Locator, text: string): Promise<void> {
    this.cost.presses += (await tabTo(this.page, field)) + text.length
    await this.page.keyboard.type(text)
  }
}

const product = await startOwnProduct('bench-desk-day')
try {
  await fillDay(product)
  const [link = ''] = (await runScript(product, 'desk')).split('\n')
  const executablePath = await requireChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.goto(link)
    const costs = await spendDay(page)
    await page.goto(new URL('/', page.url()).href)
    const rest = await page.locator('main li').allTextContents()
    print(costs, rest)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}

async function spendDay(page: Page): Promise<ReadonlyMap<string, Cost>> {
  const operator = new Operator(page)
  const main = page.locator('main')
  const menu = (name: string) => page.locator('header').getByRole('link', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true }).first()

  operator.begin('2 reports: one listing taken down, both settled')
  await operator.press(menu('Messages'))
  await operator.press(main.getByRole('link', { name: 'Open the listing' }).first())
  await operator.type(main.getByLabel('Reason, for the audit log').first(), 'asks for money')
  await operator.press(button('Take down'))
  await operator.press(menu('Messages'))
  const settle = main.locator('table').getByRole('button', { name: 'Answered' }).first()
  for (let report = 0; report < 2; report += 1) await operator.press(settle)

  operator.begin('3 messages, answered by mail')
  for (let message = 0; message < 3; message += 1) await operator.press(settle)

  operator.begin('6 held-back entries: four published, two left out')
  await operator.press(menu('Entries held back'))
  for (const name of ['Publish', 'Publish', 'Publish', 'Publish', 'Leave out', 'Leave out']) {
    await operator.press(button(name))
  }

  operator.begin('a source that fails, paused')
  await operator.press(menu('Sources'))
  await operator.press(main.getByRole('link', { name: 'lost', exact: true }))
  await operator.press(button('Pause'))

  operator.begin('40 new entries, looked over')
  await operator.press(menu('Listings'))
  return operator.costs
}

function print(costs: ReadonlyMap<string, Cost>, rest: readonly string[]): void {
  const rows = [...costs].map(([task, { presses, decisions, siteMs }]) => {
    const seconds = presses * PRESS_S + decisions * THINK_S + siteMs / 1000
    return { task, presses, seconds }
  })
  const sum = rows.reduce((total, { seconds }) => total + seconds, 0)
  const presses = rows.reduce((total, row) => total + row.presses, 0)
  const lines = [...rows, { task: 'all', presses, seconds: sum }].map(
    (row) =>
      `${row.task.padEnd(55)} ${String(row.presses).padStart(4)} presses ${row.seconds.toFixed(1).padStart(6)} s`,
  )
  const left = rest.map((item) => `  ${item}`)
  process.stdout.write(`${[...lines, '', 'Left on Today:', ...left].join('\n')}\n`)
  if (sum > LIMIT_S) process.exitCode = 1
}
