import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import type { Query } from './checks/people'
import type { StormedProduct } from './product/stormed-product'
import { openConnections, send } from './wire/send'

const ENTRIES = 12
const SOURCE = 'storm'
/** Output of a program that hit an unexpected error. */
const TRACE = /\n {4}at /

/** A small feed whose titles change with every round. */
async function writeFeed(product: StormedProduct, round: number): Promise<string> {
  const file = path.join(product.dataDir, 'storm-feed.xml')
  const entries = Array.from({ length: ENTRIES }, (_, number) => ({
    referencenumber: `storm-${number}`,
    title: toTitle(round, number),
    url: `https://jobs.example/${number}`,
    description: `<p>Works on site, number ${number}, as they were in round ${round}.</p>`,
  }))
  await writeFile(file, joobleFeed(entries))
  return file
}

/** Runs `npm run import` during the storm; returns findings. */
export async function importInStorm(
  product: StormedProduct,
  round: number,
): Promise<readonly string[]> {
  const { code, said } = await runImport(product, await writeFeed(product, round))
  // Imported, or nothing changed and a message with the reason.
  const isFine = code === 0 || (code === 1 && !TRACE.test(said))
  return isFine ? [] : [`the import ended with ${code}: ${said}`]
}

/** The same without faults: everything is imported once, and shown immediately. */
export async function importInCalm(
  product: StormedProduct,
  round: number,
  query: Query,
): Promise<readonly string[]> {
  const { code, said } = await runImport(product, await writeFeed(product, round))
  if (code !== 0) return [`without faults the import ended with ${code}: ${said}`]
  const rows = await query(`select title from job where source = '${SOURCE}'`)
  const titles = rows.map(({ title }) => String(title)).toSorted()
  const expected = Array.from({ length: ENTRIES }, (_, number) => toTitle(round, number))
  const problems =
    JSON.stringify(titles) === JSON.stringify(expected.toSorted())
      ? []
      : [`after the import of round ${round} there are ${JSON.stringify(titles)}`]
  const agent = openConnections()
  const address = `/jobs?searchText=${encodeURIComponent(toTitle(round, 0))}`
  const question = { method: 'GET', address, headers: {}, body: null, manner: 'whole' } as const
  const { answer } = await send(product.site, question, agent)
  agent.destroy()
  if (!answer?.text.includes(toTitle(round, 0))) {
    problems.push(`what round ${round} imported is not found (${answer?.status ?? 'no answer'})`)
  }
  return problems
}

function toTitle(round: number, number: number): string {
  return `Weather engineer r${round} n${number}`
}

function runImport({ env }: StormedProduct, file: string) {
  const args = ['--import', 'tsx', 'backend/import/cli.ts', file, '--source', SOURCE]
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...env }, timeout: 120_000 },
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode, said: `${stdout}${stderr}`.slice(-500) }),
    )
  })
}
