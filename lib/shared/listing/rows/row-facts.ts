import type { EmployerPattern } from '@/lib/shared/employer-pattern'

/** What a row shows, without names: twenty of them on a page, each name weighs twenty times. */
export type RowFacts = readonly [
  id: number,
  title: string,
  /** Whose it is. */
  from: string,
  place: string,
  /** Null where no pay is stated. */
  offer: string | null,
  /** `YYYY-MM-DD`, or null when open until filled. */
  closingDate: string | null,
  terms: string,
  /** Day it was posted on, in days since 2020. */
  posted: number,
  material?: EmployerPattern | undefined,
  logo?: string | undefined,
]
