import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { printVerdict } from '@/bench/verdict'
import { findPages, publicPages } from '@/e2e/fixtures/public-pages'
import { withSite } from '@/e2e/product/with-site'
import { toMedians } from './figures'
import { describeMachine } from './machine'
import { listMissed, MOST_OF_BARE } from './promises'
import { runRounds } from './run-rounds'
import { toTable } from './table'
import { withBarePage } from './with-bare-page'

const BARE = 'bare page of Next'
/** A site that is open to search engines, which a site on this machine is not. */
const PUBLIC = 'https://visvakor.example'
const FOLDER = path.resolve('test-results/lighthouse')

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const rounds = Number(options.runs)
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Templates that visitors see, unlisted ones too; or only the requested one. */
const rows = publicPages.filter(({ name, role }) =>
  options.only ? name === options.only : role === 'template' || role === 'unlisted',
)

// `npm run bench -- lighthouse`: promise S5 on every public template; exits 1 when it is broken.
await withSite(options.url, (site) => withBarePage((bareUrl) => compare(site, bareUrl)), {
  SITE_URL: PUBLIC,
})

async function compare(site: string, bareUrl: string): Promise<void> {
  const found = await findPages(site, rows)
  const bare = { name: BARE, url: bareUrl, isIndexed: false }
  const pages = found.map(({ name, role, path: address }) => ({
    name,
    url: site + address,
    isIndexed: role !== 'unlisted',
  }))
  const toHead = (chromium: string) => describeMachine(chromium, site, rounds)
  // Not alternating: a page of another origin starts in a new process, and so would ours after it.
  const runs = new Map([
    ...(await runRounds([bare], { rounds, print, toHead })),
    ...(await runRounds(pages, { rounds, print, toHead })),
  ])
  await mkdir(FOLDER, { recursive: true })
  const base = toMedians((runs.get(BARE) ?? []).map((run) => run.figures))
  const measured = await Promise.all(
    [bare, ...pages].map(async ({ name, isIndexed }) => {
      const own = runs.get(name) ?? []
      const figures = toMedians(own.map((run) => run.figures))
      const [first] = own
      if (first) await writeFile(path.join(FOLDER, `${name}.html`), first.report)
      return {
        name,
        figures,
        missed: listMissed(figures, { isIndexed, bare: base }),
        faults: first?.faults ?? [],
      }
    }),
  )
  await writeFile(path.join(FOLDER, 'medians.json'), JSON.stringify(measured, null, 2))
  print(`\n${toTable(measured)}\n`)
  const ours = measured.filter(({ name }) => name !== BARE)
  for (const { name, faults } of ours) for (const fault of faults) print(`${name}: ${fault}`)
  const passing = ours.filter(({ missed }) => missed.length === 0)
  const most = (name: 'lcp' | 'tbt') => {
    const highest = Math.max(...ours.map(({ figures }) => figures[name]))
    const ratio = (highest / base[name]).toFixed(2)
    return `${name.toUpperCase()} at most ${ratio} × the bare page's ${base[name].toFixed(0)} ms`
  }
  printVerdict({
    promise: 'S5',
    isKept: passing.length === ours.length,
    figure: `${passing.length} of ${ours.length} templates; ${most('lcp')}, ${most('tbt')}, goal ${MOST_OF_BARE}`,
  })
}
