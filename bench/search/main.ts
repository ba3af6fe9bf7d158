import { setTimeout } from 'node:timers/promises'
import { withLoneApi } from '@/bench/attacks/with-lone-api'
import { eighth } from './eighth'
import { fifth } from './fifth'
import { fourth } from './fourth'
import { fresh } from './fresh'
import { heldOut } from './held-out'
import { judge, type Listing, type Reply, type Verdict } from './judge'
import { ninth } from './ninth'
import type { Question } from './question'
import { seen } from './seen'
import { seventh } from './seventh'
import { sixth } from './sixth'
import { third } from './third'
import { unseen } from './unseen'
import { readQuestions } from './written-questions'

const LIMIT = 100

/** Milliseconds after which a busy API is asked again. */
const AGAIN_AFTER = 1000

const print = (text: string) => process.stdout.write(`${text}\n`)

// `npm run bench -- search`: promise U1 on the demo content; exits 1 when a list is below the goal.
const GOAL = 0.95
const shares = await withLoneApi(async ({ address }) => {
  const read = async <T>(path: string): Promise<T> => {
    for (;;) {
      const response = await fetch(`${address}${path}`)
      if (response.ok) return (await response.json()) as T
      if (response.status !== 503) throw new Error(`${path}: ${response.status}`)
      await setTimeout(AGAIN_AFTER)
    }
  }
  const listings = new Map<Question['area'], Listing[]>()
  for (const area of ['job', 'internship', 'scholarship', 'major'] as const) {
    listings.set(area, await readAll(area, read))
  }
  const ask = async (question: Question): Promise<Verdict> => {
    const query = new URLSearchParams({ searchText: question.text })
    const reply = await read<Reply>(`/v1/${question.area}?${query}`)
    return judge(question, listings.get(question.area) ?? [], reply)
  }
  const lists = {
    'seen while tuning': seen,
    'of decision 028': unseen,
    'held out': heldOut,
    fresh,
    third,
    fourth,
    fifth,
    sixth,
    seventh,
    eighth,
    ninth,
    hundred: readQuestions('hundred.json'),
    'that mean nothing': readQuestions('nonsense.json'),
  }
  const rights: number[] = []
  for (const [name, questions] of Object.entries(lists)) {
    const verdicts: Verdict[] = []
    for (const question of questions) verdicts.push(await ask(question))
    for (const verdict of verdicts) print(toLine(verdict))
    const right = verdicts.filter(({ isRight }) => isRight).length / verdicts.length
    const inFront = verdicts.filter(({ isStrictlyRight }) => isStrictlyRight).length
    print(`${name}: ${toPercent(right)} of ${verdicts.length} right among the first ten`)
    print(`  ${toPercent(inFront / verdicts.length)} with all that is meant in front of the rest`)
    print(`  ${toPercent(average(verdicts.map(toPrecision)))} of what the first ten show is meant`)
    rights.push(right)
  }
  return rights
})
process.exit(shares.every((share) => share >= GOAL) ? 0 : 1)

async function readAll(
  area: Question['area'],
  read: <T>(path: string) => Promise<T>,
): Promise<Listing[]> {
  const all: Listing[] = []
  for (let offset = 0; ; offset += LIMIT) {
    const { data, total } = await read<Reply>(`/v1/${area}?limit=${LIMIT}&offset=${offset}`)
    for (const { id } of data) {
      const detail = await read<Record<string, unknown>>(`/v1/${area}/${id}`)
      const { id: _, company, ...told } = detail
      all.push({ id, text: toText({ ...told, company: toEmployer(company) }) })
    }
    if (offset + LIMIT >= total) return all
  }
}

/** What an employer says of itself is not what its listings say. */
function toEmployer(company: unknown): unknown {
  if (typeof company !== 'object' || company === null) return null
  return { ...company, description: '' }
}

function toText(told: object): string {
  return JSON.stringify(told)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
}

function toLine({ question, isRight, ...counts }: Verdict): string {
  const { meant, found, foundBy, right, of, shown } = counts
  return `${isRight ? '   ' : 'NO '}${question.area} “${question.text}”: ${right} of ${of} right, ${shown} shown; ${found} found, ${meant} say it, by ${foundBy}`
}

/** Where nothing is found nothing is junk; the other figure has counted it. */
function toPrecision({ shown, right }: Verdict): number {
  return shown === 0 ? 1 : right / shown
}

function average(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
