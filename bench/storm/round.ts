import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@/backend/demo/random'
import { seededRandom } from '@/backend/demo/random'
import { calmDown } from './calm-down'
import { lookInCalm } from './calm-look'
import { checkAll } from './check-all'
import type { Query } from './checks/people'
import { blow } from './faults/blow'
import type { Deaths } from './faults/deaths'
import { importInCalm, importInStorm } from './imports'
import type { Offer, Person, Scene } from './journeys/journey'
import { chances } from './journeys/journeys'
import type { Ledger } from './ledger/ledger'
import { readMailedCode } from './outbox'
import type { StormedProduct } from './product/stormed-product'
import type { Tally } from './tally'

/** ms */
const SHORTEST = 20_000
const LONGEST = 40_000
const LONGEST_PAUSE = 250

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

/** Some seconds of journeys under faults, then calm, then everything is looked at; answers the faults. */
export async function runRound(options: Options): Promise<readonly string[]> {
  const { seed, number, product, ledger, offer, people, deaths, query, tally } = options
  const random = seededRandom(`${seed} round ${number}`)
  const { find } = tally
  const scene: Scene = {
    ...{ ledger, offer, people, find },
    readCode: (email) => readMailedCode(product.dataDir, email),
  }
  let isOver = false
  const walking = people.map((person) => walk(person, scene, () => isOver, tally))
  const importing = random.chance(0.5) ? importInStorm(product, number) : Promise.resolve([])
  const windy = { product, random: seededRandom(`${seed} faults ${number}`), deaths, find }
  const names = await blow(windy, random.between(SHORTEST, LONGEST))
  isOver = true
  await Promise.all(walking)
  const problems = [...(await importing)]
  await calmDown(product)
  problems.push(...(await checkAll(product, ledger, query)))
  problems.push(...(await importInCalm(product, number, query)))
  problems.push(...(await lookInCalm(people)))
  for (const problem of problems) find(problem)
  return names
}

async function walk(
  person: Person,
  scene: Scene,
  isOver: () => boolean,
  { count, find }: Tally,
): Promise<void> {
  const { random }: { readonly random: Random } = person
  while (!isOver()) {
    const { name, journey } = random.pick(chances)
    count(name)
    try {
      await journey(person, scene)
    } catch (error) {
      // An answer that is not as the contract has it.
      find(`${name}: ${String(error).slice(0, 300)}`)
    }
    await pause(random.between(0, LONGEST_PAUSE))
  }
}
