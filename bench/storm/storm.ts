import path from 'node:path'
import { query as ask } from '@/tests/support/launch/query'
import { checkMails, readErrors } from './check-all'
import { growsWithoutBound, type Sample } from './checks/memory'
import type { Query } from './checks/people'
import { openDeaths } from './faults/deaths'
import type { Person } from './journeys/journey'
import { openLedger } from './ledger/ledger'
import { readOffer } from './offer'
import { addPerson } from './people'
import { readMemory } from './product/processes'
import { type StormedProduct, startStormedProduct } from './product/stormed-product'
import { runRound } from './round'
import { openSummary, type Summary } from './summary'
import { openTally, type Tally } from './tally'

/** Number of people at a time; every round one leaves and a new one arrives. */
const PEOPLE = 8

type Options = {
  readonly seed: string
  readonly minutes: number
  /** Stops after the current round. */
  readonly signal: AbortSignal
  /** Gets a line for every round. */
  readonly print: (line: string) => void
}

/** Runs rounds until the time is over; returns the findings. */
export async function runStorm({ seed, minutes, signal, print }: Options): Promise<Summary> {
  const product = await startStormedProduct(path.resolve('test-results', 'storm.log'))
  const summary = openSummary(seed)
  const end = Date.now() + minutes * 60_000
  try {
    await product.begin()
    if (product.disks.length === 0) print('No disk can be mounted here: none will be full.')
    const query: Query = (statement) => ask(product.databaseUrl, statement)
    const offer = await readOffer(query)
    const ledger = openLedger()
    const deaths = openDeaths()
    const seen = new Map<string, number>()
    const samples = { web: [] as Sample[], api: [] as Sample[] }
    let tally: Tally = openTally(product.downtimes)
    const people: Person[] = []
    for (let number = 1; Date.now() < end && !signal.aborted; number += 1) {
      tally = openTally(product.downtimes)
      if (people.length >= PEOPLE) people.shift()?.leave()
      while (people.length < PEOPLE) people.push(addPerson(product.site, seed, ledger, () => tally))
      const round = { seed, number, product, ledger, offer, people, deaths, query, tally }
      const faults = await runRound(round).catch((error: unknown) => {
        tally.find(`the storm could not go on: ${String(error).slice(-1500)}`)
        return null
      })
      const { errors, problems } = await readErrors(product, seen)
      for (const problem of problems) tally.find(`log: ${problem}`)
      const mails = await checkMails(product, ledger)
      for (const problem of mails.problems) tally.find(problem)
      const memory = takeMemory(product, samples)
      for (const part of ['web', 'api'] as const) {
        if (growsWithoutBound(samples[part])) tally.find(`the memory of ${part} only grows`)
      }
      const { forgotten } = mails
      print(summary.add({ number, faults: faults ?? [], tally, errors, memory, forgotten }))
      if (faults === null) break
    }
    for (const person of people) person.leave()
  } finally {
    await product.remove()
  }
  return summary
}

function takeMemory(
  { getPid }: StormedProduct,
  samples: Readonly<Record<'web' | 'api', Sample[]>>,
): string {
  return (['web', 'api'] as const)
    .map((part) => {
      const pid = getPid(part)
      const bytes = pid === null ? null : readMemory(pid)
      if (pid === null || bytes === null) return `${part} away`
      samples[part].push({ pid, bytes })
      return `${part} ${Math.round(bytes / 1024 / 1024)} MB`
    })
    .join(', ')
}
