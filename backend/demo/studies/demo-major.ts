import type { MajorName } from '@/backend/demo/lookups/majors'
import type { DepartmentName } from './departments'

/** What a major is, in plain text. */
export type DemoMajor = {
  readonly name: MajorName
  readonly department: DepartmentName
  readonly years: number
  readonly degree: string
  /** What it is about, in a few sentences. */
  readonly about: string
  /** What is studied, roughly in the order of the years. */
  readonly subjects: readonly string[]
  /** Whom it suits. */
  readonly suits: string
  /** What graduates become. */
  readonly careers: readonly string[]
}
