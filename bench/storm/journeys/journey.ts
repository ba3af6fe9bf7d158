import type { Ledger, PersonLedger } from '@/bench/storm/ledger/ledger'
import type { Visitor } from '@/bench/storm/wire/visitor'

/** What there is on the site, by id. */
export type Offer = {
  readonly jobs: readonly number[]
  readonly jobsToApplyFor: readonly number[]
  readonly internships: readonly number[]
  readonly scholarships: readonly number[]
  readonly majors: readonly number[]
  readonly salaries: readonly number[]
}

export type Person = Visitor & { readonly ledger: PersonLedger }

export type Scene = {
  readonly ledger: Ledger
  readonly offer: Offer
  readonly people: readonly Person[]
  /** The newest code mailed to an address; null while there is none. */
  readonly readCode: (email: string) => Promise<string | null>
  /** Tells of what must not be. */
  readonly find: (what: string) => void
}

/** Something somebody does; it ends by itself, whatever it meets. */
export type Journey = (person: Person, scene: Scene) => Promise<void>

export function isSignedIn({ cookies }: Visitor): boolean {
  return cookies.get('session') !== undefined
}
