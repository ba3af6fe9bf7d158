import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { waitForLine } from '../fixtures/live-line'
import { productApiUrl } from '../fixtures/product'
import { forgive } from '../fixtures/profile-forms'
import { createSavesLedger } from '../fixtures/saves-ledger'
import { expect, test } from '../fixtures/signed-in'

const PRESSES = 200
const HEARTS = 5
const SAVE = /\/upstream\/v1\/job\/(\d+)\/save$/

const savedJobs = z.object({ data: z.array(z.object({ id: z.int() })) })

/** Whole numbers below a bound, the same for the same seed (Park and Miller). */
function chooseBy(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })

/** Whether the first few are pressed, in order. */
async function readHearts(page: Page): Promise<readonly boolean[]> {
  const shown = (await hearts(page).all()).slice(0, HEARTS)
  const pressed = await Promise.all(shown.map((heart) => heart.getAttribute('aria-pressed')))
  return pressed.map((each) => each === 'true')
}

/** Ids of the same. */
async function readIds(page: Page): Promise<readonly string[]> {
  const rows = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: hearts(page) })
    .all()
  const links = rows.slice(0, HEARTS).map((row) => row.locator('a[href*="/jobs/"]').first())
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return addresses.map((address) => /\/jobs\/(\d+)\//.exec(address ?? '')?.[1] ?? '')
}

test('whatever is pressed in two tabs on a bad line, both show in the end what is saved', async ({
  context,
  page,
  request,
  faults,
}) => {
  const choose = chooseBy(20_261_122)
  const ledger = createSavesLedger()

  /** One in ten is refused, and of one in ten the answer is lost. */
  const answer = async (route: Route) => {
    const id = SAVE.exec(route.request().url())?.[1] ?? ''
    const fate = choose(10)
    if (fate === 0)
      return route.fulfill({ status: 503, json: { statusCode: 503, message: 'Busy' } })
    ledger.begin(id)
    const reply = await route.fetch()
    expect(reply.status()).toBe(200)
    ledger.done(id, route.request().method() === 'POST')
    ledger.end(id)
    return fate === 1 ? route.abort() : route.fulfill({ response: reply })
  }

  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    const told = waitForLine(tab)
    await tab.goto('/jobs')
    await told
    await expect(hearts(tab).nth(HEARTS)).toBeVisible()
    await tab.route(SAVE, answer)
  }
  const ids = await readIds(page)
  expect(new Set(ids).size).toBe(HEARTS)

  for (let press = 0; press < PRESSES; press++) {
    if (press % 40 === 20) await context.setOffline(true)
    if (press % 40 === 25) await context.setOffline(false)
    const tab = choose(2) === 0 ? page : other
    await hearts(tab).nth(choose(HEARTS)).click()
  }

  const session = (await context.cookies()).find(({ name }) => name === 'session')
  const headers = { 'x-session-token': session?.value ?? '' }
  const readSaved = async () => {
    const reply = await request.get(`${productApiUrl()}/v1/job/saved?limit=100`, { headers })
    const saved = savedJobs.parse(await reply.json()).data.map(({ id }) => String(id))
    return ids.map((id) => saved.includes(id))
  }
  const readAll = async () => {
    const [saved, ...shown] = await Promise.all([readSaved(), ...tabs.map(readHearts)])
    return ledger.isQuiet() && shown.every((each) => each.join() === saved.join())
  }
  await expect.poll(readAll, 'both tabs show what is saved').toBe(true)

  for (const tab of tabs) {
    await tab.reload()
    await expect(hearts(tab).nth(HEARTS)).toBeVisible()
  }
  expect(await readAll()).toBe(true)
  const saved = await readSaved()
  for (const [at, id] of ids.entries()) expect(ledger.allows(id, saved[at] ?? false), id).toBe(true)
  forgive(faults, /\/save|ERR_INTERNET_DISCONNECTED/)
})
