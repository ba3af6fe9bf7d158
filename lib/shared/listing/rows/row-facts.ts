import type { EmployerPattern } from '@/lib/shared/employer-pattern'

/** The content of a row as a tuple: with twenty rows on a page, property names would be sent twenty times. */
export type RowFacts = readonly [
  id: number,
  title: string,
  /** The employer or provider. */
  from: string,
  place: string,
  /** Null when no pay is stated. */
  offer: string | null,
  /** `YYYY-MM-DD`, or null when open until filled. */
  closingDate: string | null,
  terms: string,
  /** The day it was posted, in days since 2020. */
  posted: number,
  material?: EmployerPattern | undefined,
  logo?: string | undefined,
]
