import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { productApiUrl } from '../fixtures/product'
import { createSavesLedger } from '../fixtures/saves-ledger'
import { expect, test } from '../fixtures/signed-in'
import { waitForSocket } from '../fixtures/wait-for-socket'

const PRESSES = 200
const BUTTONS = 5
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

const getSaveButton = (page: Page, id: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="/jobs/${id}/"]`) })
    .getByRole('button', { name: /^Save / })

async function isPressed(page: Page, id: string): Promise<boolean> {
  return (await getSaveButton(page, id).getAttribute('aria-pressed')) === 'true'
}

test('after clicks in two tabs on a bad connection, both show what is saved', async ({
  context,
  page,
  request,
  faults,
}) => {
  const choose = chooseBy(20_261_122 + test.info().repeatEachIndex)
  const ledger = createSavesLedger()
  let isBad = true
  let calls = 0

  /** One in ten is rejected, and one response in ten is lost. */
  const answer = async (route: Route) => {
    const id = SAVE.exec(route.request().url())?.[1] ?? ''
    const fate = isBad ? choose(10) : 9
    calls += 1
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
  const jobs = await request.get(`${productApiUrl()}/v1/job?limit=${BUTTONS}`)
  const ids = savedJobs.parse(await jobs.json()).data.map(({ id }) => String(id))
  for (const tab of tabs) {
    const connected = waitForSocket(tab)
    await tab.goto('/jobs')
    await connected
    for (const id of ids) await expect(getSaveButton(tab, id)).toBeVisible()
    await tab.route(SAVE, answer)
  }

  // A save button ignores clicks while it saves, so only requests that were sent count.
  for (let press = 0; calls < PRESSES; press++) {
    if (press % 40 === 20) await context.setOffline(true)
    if (press % 40 === 25) await context.setOffline(false)
    const tab = choose(2) === 0 ? page : other
    // A background tab renders once a second, and a click of Playwright waits for that.
    await getSaveButton(tab, ids[choose(BUTTONS)] ?? '').dispatchEvent('click')
  }
  await context.setOffline(false)
  isBad = false

  const session = (await context.cookies()).find(({ name }) => name === 'session')
  const headers = { 'x-session-token': session?.value ?? '' }
  const readSaved = async () => {
    const reply = await request.get(`${productApiUrl()}/v1/job/saved?limit=100`, { headers })
    const saved = savedJobs.parse(await reply.json()).data.map(({ id }) => String(id))
    return ids.map((id) => saved.includes(id))
  }
  const readAll = async () => {
    const shown = tabs.map((tab) => Promise.all(ids.map((id) => isPressed(tab, id))))
    const [saved, ...rest] = await Promise.all([readSaved(), ...shown])
    return { isQuiet: ledger.isQuiet(), saved, tabs: rest }
  }
  const expectAgreement = async (what: string) => {
    await expect
      .poll(async () => {
        const { isQuiet, saved, tabs: shown } = await readAll()
        return isQuiet && shown.every((each) => each.join() === saved.join())
          ? 'agreed'
          : JSON.stringify({ isQuiet, saved, shown })
      }, what)
      .toBe('agreed')
    const { saved } = await readAll()
    for (const [at, id] of ids.entries()) {
      expect(ledger.allows(id, saved[at] ?? false), `${what}: ${id}`).toBe(true)
    }
  }
  await expectAgreement('both tabs show what is saved')
  for (const tab of tabs) {
    await tab.reload()
    for (const id of ids) await expect(getSaveButton(tab, id)).toBeVisible()
  }
  await expectAgreement('they still do after a reload')
  faults.forgive(/\/save|ERR_INTERNET_DISCONNECTED/)
})
