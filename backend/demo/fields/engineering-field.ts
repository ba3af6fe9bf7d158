import type { CategoryName } from '@/backend/demo/lookups/categories'
import type { JobLevelName } from '@/backend/demo/lookups/job-levels'
import type { MajorName } from '@/backend/demo/lookups/majors'
import type { QualificationName } from '@/backend/demo/lookups/qualifications'

/** A post of a field, as any employer of it might advertise it. */
export type Role = {
  readonly title: string
  /** Khmer title, where there is a natural one: only such a post is advertised in Khmer. */
  readonly titleKm?: string
  readonly level: JobLevelName
  readonly needs: QualificationName
  /** The usual range in whole US dollars a month. */
  readonly pay: readonly [min: number, max: number]
  /** The duty that sets this post apart from its neighbours in the field. */
  readonly task: string
  /** The major asked for before all others, where it is not the first of the field. */
  readonly major?: MajorName
}

/** Whether a post is a trade: learnt at a technical school or at work rather than at a university. */
export function isTrade({ needs }: Role): boolean {
  return needs === 'Certificate' || needs === 'Associate degree'
}

/**
 * Building blocks of the vacancies of one field. Introductions may name `{company}`, `{place}`,
 * `{work}` (a noun phrase) and `{title}`. `trade` has the duties and requirements of posts that ask
 * for a certificate or an associate degree instead of those of engineers.
 */
export type EngineeringField = {
  readonly category: CategoryName
  readonly majors: readonly MajorName[]
  readonly introductions: readonly string[]
  readonly duties: readonly string[]
  readonly requirements: readonly string[]
  readonly benefits: readonly string[]
  readonly trade: { readonly duties: readonly string[]; readonly requirements: readonly string[] }
  readonly roles: Readonly<Record<string, Role>>
}
