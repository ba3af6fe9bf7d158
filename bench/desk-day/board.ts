import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { OwnProduct } from '@/e2e/product/own-product'
import { type JoobleEntry, joobleFeed } from '@/tests/backend/import/jooble-feed'

const run = promisify(execFile)

const NEW_ENTRIES = 40
const MESSAGES = 3

/** Entries that an import holds: no engineering job, abroad, and an unreadable closing date. */
const HELD: readonly JoobleEntry[] = [
  ...['Accountant', 'Hotel Receptionist'].map((title) => ({ title })),
  ...['Bridge Engineer', 'Dam Engineer'].map((title) => ({
    title,
    city: 'Bangkok',
    country: 'TH',
  })),
  ...['Rail Engineer', 'Port Engineer'].map((title) => ({ title, date_expired: 'soon' })),
]

/** Runs an npm script of the product and returns its output. */
export async function runScript(
  { env }: OwnProduct,
  name: string,
  words: readonly string[] = [],
): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', name, '--', ...words], {
    env: { ...process.env, ...env },
  })
  return stdout
}

/** Fills a board with a day's work: new and held entries, a failing source, messages and two listing reports. */
export async function fillDay(product: OwnProduct): Promise<void> {
  const folder = product.env.DATA_DIR ?? ''
  const [feed, lost] = ['day.xml', 'lost.xml'].map((name) => path.join(folder, name))
  const entries = Array.from({ length: NEW_ENTRIES }, (_, index) => ({
    title: `Site Engineer, Lot ${index + 1}`,
  }))
  const numbered = [...entries, ...HELD].map((entry, index) => ({
    ...entry,
    referencenumber: `day-${index}`,
  }))
  await writeFile(String(feed), joobleFeed(numbered))
  await writeFile(String(lost), joobleFeed([{ referencenumber: 'lost' }]))
  await runScript(product, 'source', ['add', 'day', String(feed)])
  await runScript(product, 'source', ['run', 'day'])
  await runScript(product, 'source', ['add', 'lost', String(lost)])
  await runScript(product, 'source', ['run', 'lost'])
  await rm(String(lost))
  // It exits with 1, since the file is missing.
  await runScript(product, 'source', ['run', 'lost']).catch(() => '')

  const api = `http://127.0.0.1:${product.env.API_PORT}`
  for (let index = 0; index < MESSAGES; index += 1) {
    await send(`${api}/v1/contact-us`, {
      companyName: `School ${index + 1}`,
      email: `office${index + 1}@school.example`,
      message: 'How do we post an internship?',
    })
  }
  for (const id of [1, 2]) {
    await send(`${api}/v1/listing-reports`, { area: 'jobs', id, reason: 'money' })
  }
}

async function send(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
}
