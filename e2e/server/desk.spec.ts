import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectNoFindings, listViews } from '../fixtures/findings'
import { listOverflows } from '../fixtures/overflow'
import { expect, test } from '../fixtures/own-product'

const run = promisify(execFile)

/** Runs `npm run desk` and returns the link that it prints. */
async function readLink(env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'desk'], {
    env: { ...process.env, ...env },
  })
  return stdout.split('\n')[0] ?? ''
}

const PAGES = [
  ...['/', '/listings', '/held', '/messages', '/outbox', '/employers', '/sources', '/figures'],
  ...['/post', '/audit', '/people', '/newsletter', '/settings', '/universities', '/universities/1'],
  ...[
    '/majors',
    '/majors/1',
    '/departments/1',
    '/hints',
    '/content',
    '/content/faqs',
    '/content/pages/about-us',
    '/post?form=1',
    '/add/employer',
    '/add/scholarship',
  ],
]

// Its policy allows no scripts, which the checks need.
test.use({ bypassCSP: true })

test('the operator opens the desk by a printed link, corrects a job, and the site shows it', async ({
  page,
  own,
}) => {
  test.setTimeout(600_000)
  await page.goto(await readLink(own.env))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const { origin } = new URL(page.url())

  await page.getByRole('link', { name: 'Listings' }).click()
  await page.locator('td a').first().click()
  const address = (await page.getByRole('link', { name: 'Its page' }).getAttribute('href')) ?? ''
  const { pathname } = new URL(address)
  await page.goto(own.url + pathname)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goBack()
  await page.getByLabel('Title').fill('Viaduct Planner')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByRole('status')).toContainText('Viaduct Planner')
  const listing = page.url()

  const readTitle = async () => {
    await page.goto(own.url + pathname)
    return page.getByRole('heading', { level: 1 }).textContent()
  }
  await expect.poll(readTitle).toBe('Viaduct Planner')
  await page.goto(listing)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(readTitle).toBe(before ?? '')

  await page.goto(`${origin}/post`)
  await page.getByLabel('Posting').fill('Civil Engineer\nCompany: Mekong\nBuilds bridges.')
  await page.getByRole('button', { name: 'Read the posting' }).click()
  await expect(page.getByLabel('Employer')).toHaveValue('Mekong')

  for (const [turn, path] of [...PAGES, new URL(listing).pathname].entries()) {
    for (const view of listViews(turn)) {
      await page.emulateMedia({ colorScheme: view.scheme })
      await page.goto(origin + path)
      for (const width of view.widths) {
        await expectNoFindings(page, { what: `desk ${path}`, ...view, widths: [width] })
        expect.soft(await listOverflows(page), `desk ${path} at ${width} px`).toEqual([])
      }
    }
  }
})
