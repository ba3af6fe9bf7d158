import type { Named } from '@/lib/contract/common'

/** What a person states, as ids of lookup lists; null: not stated, and not compared. */
export type Qualifications = {
  readonly major: number | null
  /** The highest degree they have, or the one they study for. */
  readonly degree: number | null
  readonly isStudent: boolean
  readonly level: number | null
  readonly province: number | null
}

/** Lists that a device stored earlier lack Khmer names. */
export type QualificationChoice = Named & { readonly nameKm?: string | null }

/** Lookup lists: degrees lowest first, levels junior first. */
export type QualificationLists = {
  readonly majors: readonly QualificationChoice[]
  readonly degrees: readonly QualificationChoice[]
  readonly levels: readonly QualificationChoice[]
  readonly provinces: readonly QualificationChoice[]
}

export const EMPTY_QUALIFICATIONS: Qualifications = {
  major: null,
  degree: null,
  isStudent: false,
  level: null,
  province: null,
}

export function hasAnswers({ major, degree, level, province }: Qualifications): boolean {
  return [major, degree, level, province].some((said) => said !== null)
}
