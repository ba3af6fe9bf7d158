import type { CategoryName } from '@/backend/demo/lookups/categories'
import type { JobLevelName } from '@/backend/demo/lookups/job-levels'
import type { MajorName } from '@/backend/demo/lookups/majors'
import type { QualificationName } from '@/backend/demo/lookups/qualifications'

export type Role = {
  readonly title: string
  /** Only a post with a natural Khmer title is advertised in Khmer. */
  readonly titleKm?: string
  readonly level: JobLevelName
  readonly needs: QualificationName
  /** Whole US dollars a month. */
  readonly pay: readonly [min: number, max: number]
  /** The duty that sets this post apart in its field. */
  readonly task: string
  /** Asked for first, where it is not the first major of the field. */
  readonly major?: MajorName
}

/** Learnt at a technical school or at work, not at a university. */
export function isTrade({ needs }: Role): boolean {
  return needs === 'Certificate' || needs === 'Associate degree'
}

/**
 * Introductions may name `{company}`, `{place}`, `{work}` (a noun phrase) and `{title}`. `trade` replaces the
 * engineers' duties and requirements where a certificate or an associate degree is asked for.
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
