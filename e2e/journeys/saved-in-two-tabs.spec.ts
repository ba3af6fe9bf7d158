import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import { waitForLine } from '../fixtures/live-line'
import { productApiUrl } from '../fixtures/product'
import { forgive } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'

const PRESSES = 200
const HEARTS = 5

const savedJobs = z.object({ data: z.array(z.object({ id: z.int() })) })

/** Numbers below a bound, the same for the same seed (Park and Miller). */
function chooseBy(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** What may be saved: after an answer that is lost, and while two calls are under way, either. */
function createLedger() {
  const possible = new Map<string, Set<boolean>>()
  const underWay = new Map<string, number>()
  return {
    possible,
    begin: (id: string) => underWay.set(id, (underWay.get(id) ?? 0) + 1),
    end: (id: string, became: { isSaved: boolean; isAcknowledged: boolean } | null) => {
      const others = (underWay.get(id) ?? 1) - 1
      underWay.set(id, others)
      if (became === null) return
      const { isSaved, isAcknowledged } = became
      const known = isAcknowledged && others === 0 ? [] : (possible.get(id) ?? [false])
      possible.set(id, new Set([...known, isSaved]))
    },
  }
}

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })

async function readHearts(page: Page): Promise<readonly (string | null)[]> {
  const all = await hearts(page).all()
  return Promise.all(all.slice(0, HEARTS).map((heart) => heart.getAttribute('aria-pressed')))
}

test('whatever is pressed in two tabs on a bad line, both show in the end what is saved', async ({
  context,
  page,
  request,
  faults,
}) => {
  const choose = chooseBy(20_261_122)
  const ledger = createLedger()
  const answer = async (route: Route) => {
    const [, id = ''] = /\/job\/(\d+)\/save$/.exec(route.request().url()) ?? []
    const isSaved = route.request().method() === 'POST'
    ledger.begin(id)
    const fate = choose(10)
    if (fate === 0) {
      ledger.end(id, null)
      return route.fulfill({ status: 503, json: { statusCode: 503, message: 'Busy.' } })
    }
    try {
      const reply = await route.fetch()
      expect(reply.status()).toBe(200)
      ledger.end(id, { isSaved, isAcknowledged: fate !== 1 })
      // One in ten is done, and its answer lost.
      await (fate === 1 ? route.abort() : route.fulfill({ response: reply }))
    } catch (cause) {
      ledger.end(id, { isSaved, isAcknowledged: false })
      throw cause
    }
  }
  const other = await context.newPage()
  for (const tab of [page, other]) {
    const told = waitForLine(tab)
    await tab.goto('/jobs')
    await told
    await expect(hearts(tab).nth(HEARTS)).toBeVisible()
    await tab.route('**/upstream/v1/job/*/save', answer)
  }

  for (let press = 0; press < PRESSES; press++) {
    if (press % 40 === 20) await context.setOffline(true)
    if (press % 40 === 25) await context.setOffline(false)
    const tab = choose(2) === 0 ? page : other
    await hearts(tab).nth(choose(HEARTS)).click()
  }

  const { sessionToken } = {
    sessionToken: (await context.cookies()).find(({ name }) => name === 'session')?.value ?? '',
  }
  const ids = await page
    .getByRole('main')
    .locator('a[href^="/jobs/"]')
    .evaluateAll((links) => [
      ...new Set(
        links.flatMap((link) => /\/jobs\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
      ),
    ])
  const readSaved = async () => {
    const url = `${productApiUrl()}/v1/job/saved?limit=100`
    const reply = await request.get(url, { headers: { 'x-session-token': sessionToken } })
    const saved = savedJobs.parse(await reply.json()).data.map(({ id }) => String(id))
    return ids.slice(0, HEARTS).map((id) => saved.includes(id))
  }
  const expectAgreement = async () => {
    await expect
      .poll(async () => {
        const inDatabase = (await readSaved()).map(String)
        const shown = [await readHearts(page), await readHearts(other)]
        return shown.map((each) => each.join() === inDatabase.join())
      })
      .toEqual([true, true])
  }
  await expectAgreement()
  const saved = await readSaved()
  for (const [at, id] of ids.slice(0, HEARTS).entries()) {
    expect([...(ledger.possible.get(id) ?? [false])]).toContain(saved[at])
  }
  for (const tab of [page, other]) {
    await tab.unroute('**/upstream/v1/job/*/save')
    await tab.reload()
    await expect(hearts(tab).nth(HEARTS)).toBeVisible()
  }
  await expectAgreement()
  expect(await readSaved()).toEqual(saved)
  forgive(faults, /\/save|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
})
