import type { Named } from '@/lib/contract/common'

/** What a person states, as ids of lookup lists; null: not stated, and not compared. */
export type Person = {
  readonly major: number | null
  /** The highest degree they have, or the one they study for. */
  readonly degree: number | null
  readonly isStudent: boolean
  readonly level: number | null
  readonly province: number | null
}

/** Lists that a device stored earlier lack Khmer names. */
export type PersonChoice = Named & { readonly nameKm?: string | null }

/** Lookup lists: degrees lowest first, levels junior first. */
export type PersonLists = {
  readonly majors: readonly PersonChoice[]
  readonly degrees: readonly PersonChoice[]
  readonly levels: readonly PersonChoice[]
  readonly provinces: readonly PersonChoice[]
}

export const EMPTY_PERSON: Person = {
  major: null,
  degree: null,
  isStudent: false,
  level: null,
  province: null,
}

export function hasAnswers({ major, degree, level, province }: Person): boolean {
  return [major, degree, level, province].some((said) => said !== null)
}
