import type { Person } from './journeys/journey'
import { type Ledger, openPersonLedger } from './ledger/ledger'
import { seededRandom } from './random'
import type { Tally } from './tally'
import { toMark } from './wire/marks'
import { openVisitor } from './wire/visitor'

/** Creates a new person, who stays in the ledger. */
export function addPerson(
  site: string,
  seed: string,
  ledger: Ledger,
  getTally: () => Tally,
): Person {
  const number = ledger.people.length
  const mark = toMark(number)
  const own = openPersonLedger(mark)
  ledger.people.push(own)
  const visitor = openVisitor({
    ...{ site, mark },
    // A network for documentation (RFC 5737), large enough for all.
    place: `198.51.100.${(number % 250) + 1}`,
    random: seededRandom(`${seed} person ${number}`),
    watch: (asker, exchange) => getTally().watch(asker, exchange),
  })
  return { ...visitor, ledger: own }
}
