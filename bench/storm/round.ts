import { setTimeout as pause } from 'node:timers/promises'
import { calmDown } from './calm-down'
import { checkAll } from './check-all'
import { checkWhenCalm } from './check-when-calm'
import type { Query } from './checks/people'
import { causeFaults } from './faults/cause-faults'
import type { Deaths } from './faults/deaths'
import { importInCalm, importInStorm } from './imports'
import { isSignedIn, type Offer, type Person, type Scene } from './journeys/journey'
import { chances, signingIn } from './journeys/journeys'
import type { Ledger } from './ledger/ledger'
import { readMailedCode } from './outbox'
import type { StormedProduct } from './product/stormed-product'
import { seededRandom } from './random'
import type { Tally } from './tally'

/** ms */
const SHORTEST = 20_000
const LONGEST = 40_000
const LONGEST_PAUSE = 100
/** ms at most before a person who could not sign in does something else */
const REFUSED_PAUSE = 6_000
/** ms between two tries while the web app is down */
const AWAY = 300

/** Probability that a person without a session signs in */
const OUT = 0.4

type Options = {
  readonly seed: string
  readonly number: number
  readonly product: StormedProduct
  readonly ledger: Ledger
  readonly offer: Offer
  readonly people: readonly Person[]
  readonly deaths: Deaths
  readonly query: Query
  readonly tally: Tally
}

/** Runs journeys under faults for some seconds, then waits and checks everything; returns the faults. */
export async function runRound(options: Options): Promise<readonly string[]> {
  const { seed, number, product, ledger, offer, people, deaths, query, tally } = options
  const random = seededRandom(`${seed} round ${number}`)
  const { find } = tally
  const scene: Scene = {
    ...{ ledger, offer, people, find },
    readCode: (email) => readMailedCode(product.dataDir, email),
  }
  let isOver = false
  const isAway = () => product.downtimes.touches(Date.now(), Date.now())
  const walking = people.map((person) =>
    walk(person, scene, { isOver: () => isOver, isAway, tally }),
  )
  const importing = random.chance(0.5) ? importInStorm(product, number) : Promise.resolve([])
  const windy = { product, random: seededRandom(`${seed} faults ${number}`), deaths, find }
  const names = await causeFaults(windy, random.between(SHORTEST, LONGEST), importing)
  isOver = true
  await Promise.all(walking)
  const problems = [...(await importing)]
  await calmDown(product)
  problems.push(...(await checkAll(product, ledger, query)))
  problems.push(...(await importInCalm(product, number, query)))
  problems.push(...(await checkWhenCalm(people)))
  for (const problem of problems) find(problem)
  return names
}

type Way = {
  readonly isOver: () => boolean
  readonly isAway: () => boolean
  readonly tally: Tally
}

async function walk(person: Person, scene: Scene, { isOver, isAway, tally }: Way): Promise<void> {
  const { random } = person
  const { count, find } = tally
  while (!isOver()) {
    if (isAway()) {
      await pause(AWAY)
      continue
    }
    // Most actions need an account.
    const isOut = !isSignedIn(person) && random.chance(OUT)
    const { name, journey } = isOut ? signingIn : random.pick(chances)
    count(name)
    try {
      await journey(person, scene)
    } catch (error) {
      // A response that differs from the contract.
      find(`${name}: ${String(error).slice(0, 300)}`)
    }
    // Sign-in attempts are limited, and no person makes ten in a second.
    const longest = name === signingIn.name && !isSignedIn(person) ? REFUSED_PAUSE : LONGEST_PAUSE
    await pause(random.between(0, longest))
  }
}
