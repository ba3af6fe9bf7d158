import type { Ledger, PersonLedger } from '@/bench/storm/ledger/ledger'
import type { Visitor } from '@/bench/storm/wire/visitor'

/** Ids of content on the site. */
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
  /** Reports a finding. */
  readonly find: (what: string) => void
}

/** Actions of a person; ends by itself, whatever the responses. */
export type Journey = (person: Person, scene: Scene) => Promise<void>

export function isSignedIn({ cookies }: Visitor): boolean {
  return cookies.get('session') !== undefined
}
