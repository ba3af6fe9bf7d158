import { parseArgs } from 'node:util'
import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test'
import { Faults } from '@/e2e/fixtures/faults'
import { signInNewUser } from '@/e2e/fixtures/sign-in'
import { setSessionCookies } from '@/e2e/fixtures/signed-in'
import { startOwnProduct } from '@/e2e/product/own-product'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'
import type { Journey, Way } from './journey'
import { journeys } from './journeys'
import { Person } from './person'
import { openScreen } from './screens'
import { type Outcome, toTable } from './table'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
    only: { type: 'string', multiple: true },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

const asked = journeys.filter(({ id }) => options.only?.includes(id) ?? true)

// `npm run bench -- journeys`: repeats the journeys of the manual review (decision 057). Exits 1 when a goal is not reached, or takes more taps than promised.
if (options.url === undefined) {
  const product = await startOwnProduct('bench-journeys')
  try {
    await goAll(product.url, `http://127.0.0.1:${product.env.API_PORT}`)
  } finally {
    await product.stop()
  }
} else await goAll(new URL(options.url).origin, options.api)

async function goAll(site: string, api: string): Promise<void> {
  // The fixtures of the browser tests read it from there.
  process.env.PRODUCT_API_PORT = new URL(api).port
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: chromiumFlags,
  })
  const calls = await request.newContext()
  const outcomes: Outcome[] = []
  try {
    for (const journey of asked) {
      for (const way of journey.ways) {
        const outcome = await go(browser, calls, { journey, way, site, api })
        outcomes.push(outcome)
        const { cost, problems } = outcome
        const words = `${cost.taps} taps, ${cost.pages} pages, ${cost.seconds.toFixed(1)} s`
        print(`${journey.id} ${journey.name}, ${way}: ${words}; ${problems.join('; ') || 'ok'}`)
      }
    }
  } finally {
    await browser.close()
    await calls.dispose()
  }
  print(`\n${toTable(outcomes)}\n`)
  const reached = outcomes.filter(({ problems }) => problems.length === 0)
  print(`${reached.length} of ${outcomes.length} journeys reach their goal.`)
  if (reached.length < outcomes.length) process.exitCode = 1
}

type Trip = {
  readonly journey: Journey
  readonly way: Way
  readonly site: string
  readonly api: string
}

async function go(browser: Browser, calls: APIRequestContext, trip: Trip): Promise<Outcome> {
  const { journey, way, site, api } = trip
  const context = await openScreen(browser, way, site)
  const faults = new Faults()
  await faults.watch(context)
  let email = ''
  if (journey.who === 'user') {
    const { sessionToken, user } = await signInNewUser(calls, api)
    email = user.email ?? ''
    await setSessionCookies(context, sessionToken, site)
  }
  const person = await Person.arrive({ context, way, request: calls, site, api, email })
  const problem = await journey.go(person).then(() => null, toWords)
  const cost = person.sum()
  if (problem !== null) {
    const file = `test-results/journeys/${journey.id}-${way.replaceAll(' ', '-')}.png`
    await person.page.screenshot({ path: file })
  }
  const { mostTaps = cost.taps } = journey
  const tooMany = cost.taps > mostTaps ? `${cost.taps} taps of ${mostTaps}` : null
  const problems = [
    problem,
    tooMany,
    ...faults.seen.filter((fault) => !journey.expects?.test(fault)),
  ]
  await context.close()
  return { journey, way, cost, problems: problems.filter((one) => one !== null) }
}

/** Playwright prints what it waited for some lines below the error message. */
function toWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first = '', ...rest] = error.message.split('\n')
  return `${first} ${rest.find((line) => line.includes('waiting for'))?.trim() ?? ''}`
}
