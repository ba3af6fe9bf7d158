import { setTimeout } from 'node:timers/promises'
import { withLoneApi } from '@/bench/attacks/with-lone-api'
import type { SearchArea } from '@/lib/contract/listing'
import { judge, type Listing, type Reply, type Verdict } from './judge'
import { type Question, readQuestions } from './read-questions'

const LIMIT = 100

/** ms after which a call is retried when the API is busy. */
const RETRY_AFTER = 1000

/** The share of a group's questions that must be answered right (promise U1). */
const GOAL = 0.95

const PATHS: Readonly<Record<SearchArea, string>> = {
  jobs: '/v1/job',
  internships: '/v1/internship',
  scholarships: '/v1/scholarship',
  majors: '/v1/major',
}

const print = (text: string) => process.stdout.write(`${text}\n`)

// `npm run bench -- search`: searches the demo for every question of `questions.jsonl`; exits 1 when a group is below the goal.
const shares = await withLoneApi(async ({ address }) => {
  const read = async <T>(path: string): Promise<T> => {
    for (;;) {
      // A new connection: the API may have closed an idle one.
      const response = await fetch(`${address}${path}`, { headers: { connection: 'close' } })
      if (response.ok) return (await response.json()) as T
      if (response.status !== 503) throw new Error(`${path}: ${response.status}`)
      await setTimeout(RETRY_AFTER)
    }
  }
  const listings = new Map<SearchArea, Listing[]>()
  for (const [area, path] of Object.entries(PATHS) as [SearchArea, string][]) {
    listings.set(area, await readAll(path, read))
  }
  const groups = new Map<string, Verdict[]>()
  for (const question of readQuestions()) {
    const parameters = new URLSearchParams({ searchText: question.query })
    const reply = await read<Reply>(`${PATHS[question.area]}?${parameters}`)
    const verdict = judge(question, listings.get(question.area) ?? [], reply)
    print(toLine(verdict))
    const group = groups.get(toGroup(question)) ?? []
    groups.set(toGroup(question), [...group, verdict])
  }
  return [...groups].map(([name, verdicts]) => printFigures(name, verdicts))
})
process.exit(shares.every((share) => share >= GOAL) ? 0 : 1)

function toGroup({ decision, heldOut }: Question): string {
  return `decision ${String(decision).padStart(3, '0')}, ${heldOut ? 'held out' : 'seen while tuning'}`
}

/** Returns the share of right answers. */
function printFigures(name: string, verdicts: readonly Verdict[]): number {
  const right = verdicts.filter(({ isRight }) => isRight).length / verdicts.length
  const strictly = verdicts.filter(({ isStrictlyRight }) => isStrictlyRight).length
  print(`${name}: ${toPercent(right)} of ${verdicts.length} right among the first ten`)
  print(`  ${toPercent(strictly / verdicts.length)} with all that is meant in front of the rest`)
  print(`  ${toPercent(average(verdicts.map(toPrecision)))} of what the first ten show is meant`)
  return right
}

async function readAll(path: string, read: <T>(path: string) => Promise<T>): Promise<Listing[]> {
  const all: Listing[] = []
  for (let offset = 0; ; offset += LIMIT) {
    const { data, total } = await read<Reply>(`${path}?limit=${LIMIT}&offset=${offset}`)
    for (const { id } of data) {
      const { id: _, company, ...detail } = await read<Record<string, unknown>>(`${path}/${id}`)
      all.push({ id, text: toText({ ...detail, company: withoutDescription(company) }) })
    }
    if (offset + LIMIT >= total) return all
  }
}

/** An employer's description of itself is not part of its listings. */
function withoutDescription(company: unknown): unknown {
  if (typeof company !== 'object' || company === null) return null
  return { ...company, description: '' }
}

function toText(detail: object): string {
  return JSON.stringify(detail)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
}

function toLine({ question, isRight, ...counts }: Verdict): string {
  const { meant, found, foundBy, right, of, shown } = counts
  return `${isRight ? '   ' : 'NO '}${question.area} “${question.query}”: ${right} of ${of} right, ${shown} shown; ${found} found, ${meant} mean it, by ${foundBy}`
}

/** An empty page has no noise; the other figure counts it. */
function toPrecision({ shown, right }: Verdict): number {
  return shown === 0 ? 1 : right / shown
}

function average(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
