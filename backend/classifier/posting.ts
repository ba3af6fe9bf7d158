import type { Evidence } from './evidence'

/** What a posting says; everything but the title may be empty. */
export type Posting = {
  readonly title: string
  /** Plain text, a line for each paragraph and list item. */
  readonly text: string
  readonly employer?: string
  /** Codes of the source's list of occupations; those of ISCO-08 count. */
  readonly occupationCodes?: readonly string[]
  /** The source's own category, department and function. */
  readonly categoryWords?: readonly string[]
  /** The employer's line of business. */
  readonly industryWords?: readonly string[]
  readonly typeWords?: readonly string[]
  readonly levelWords?: readonly string[]
  readonly educationWords?: readonly string[]
  readonly experienceWords?: readonly string[]
}

/** A term that decided, where it stands, and its points for (or, below 0, against) the value. */
export type DecidingTerm = {
  readonly term: string
  readonly place: Evidence['place'] | 'occupation' | 'type' | 'level' | 'experience'
  readonly points: number
}

export type Decision<Value> = {
  readonly value: Value
  /** Points between the value and the bound or the next best value; a null was this far below. */
  readonly margin: number
  /** The strongest first. */
  readonly terms: readonly DecidingTerm[]
}

export type Classification = {
  /** Posts that the title names, without codes, pay, counts and employer. */
  readonly posts: readonly string[]
  readonly isJob: Decision<boolean>
  readonly isEngineering: Decision<boolean>
  readonly category: Decision<string | null>
  readonly majors: Decision<readonly string[]>
  readonly level: Decision<string | null>
  readonly qualification: Decision<string | null>
  readonly type: Decision<string | null>
  readonly isInternship: Decision<boolean>
}
